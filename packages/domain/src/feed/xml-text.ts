import { escapeHtml } from '../shared/escape-html.ts';

// Control characters (except tab and line ends), lone surrogates and the two non-characters.
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** Escapes a text for an XML node or quoted attribute. Removes characters that XML 1.0 forbids. */
export const xmlText = (text: string): string => escapeHtml(text.replace(forbidden, ''));
