import { escapeHtml } from '../shared/escape-html.ts';

// Characters that XML 1.0 forbids: control characters (except tab and line breaks), lone surrogates and two
// non-characters.
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** Escapes a text for an XML element or a quoted attribute, and removes characters that XML 1.0 forbids. */
export const xmlText = (text: string): string => escapeHtml(text.replace(forbidden, ''));
