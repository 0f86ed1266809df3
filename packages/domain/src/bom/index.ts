export * from './bom-line.ts';
export * from './layout.ts';
export * from './match.ts';
export * from './parts-file.ts';
