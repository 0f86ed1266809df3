import { emptyLabel, type PartLabelFields } from './label.ts';

const count = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null);

/**
 * Reads LCSC's own format: `{pbn:PICK2401,on:SO2401,pc:C25804,pm:0603WAF1002T5E,qty:100,mc:,cc:1,pdi:3,hp:0,wc:ZH}`.
 * Returns null for any other text.
 */
function readBraces(text: string): PartLabelFields | null {
  const [, body] = /^\{(pbn:.*)\}$/u.exec(text) ?? [];
  if (body === undefined) return null;
  const parts = new Map(
    body.split(',').map((part): [string, string] => {
      const [name = '', ...rest] = part.split(':');
      return [name.trim(), rest.join(':').trim()];
    }),
  );
  const mpn = parts.get('pm') ?? '';
  const shopNumber = parts.get('pc') ?? '';
  if (mpn === '' && shopNumber === '') return null;
  const own = { mpn, shopNumber, quantity: count(parts.get('qty')), order: parts.get('on') ?? '' };
  return { ...emptyLabel, ...own, bag: parts.get('pbn') ?? '' };
}

/**
 * Reads TME's own format: `QTY:100 PN:RC0603 PO:123/1 MFR:YAGEO MPN:RC0603FR-0710KL CoO:CN …`. Returns null for any
 * other text.
 */
function readWords(text: string): PartLabelFields | null {
  if (!/^QTY:\d+ PN:\S/u.test(text)) return null;
  const field = (name: string): string => new RegExp(`(?:^| )${name}:(\\S+)`, 'u').exec(text)?.[1] ?? '';
  const own = { mpn: field('MPN'), shopNumber: field('PN'), quantity: count(field('QTY')), maker: field('MFR') };
  return { ...emptyLabel, ...own, order: field('PO'), country: field('CoO') };
}

/** Reads labels of distributors in their own formats; null = none of these formats. */
export const readOtherLabel = (text: string): PartLabelFields | null => readBraces(text) ?? readWords(text);
