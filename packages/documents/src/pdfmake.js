// The package has no types of its own; pdfmake.d.ts says what of it is used.
export { default as pdfmake } from 'pdfmake';
export { default as fontFiles } from 'pdfmake/fonts/Roboto.js';
