import { escapeHtml } from '../shared/escape-html.ts';

// Control characters (but tab and line ends), halves of characters and the two non-characters.
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** A text for a node or a quoted attribute of XML; characters that XML 1.0 cannot hold are left out. */
export const xmlText = (text: string): string => escapeHtml(text.replace(forbidden, ''));
