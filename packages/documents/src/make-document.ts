import type { Locale } from '@farad/domain/shared';
import type { Upd } from '@farad/domain/upd';
import { trialTexts } from '@farad/wording/trial-texts';

import { invoiceSheet, type Invoice } from './invoice.ts';
import { labelSheet, type LabelSheets } from './labels.ts';
import { bagLabelSheet, type BagLabels } from './bag-labels.ts';
import { confirmationSheet, packingListSheet, type Confirmation, type PackingList } from './order-sheets.ts';
import { parcelLabelSheet, type ParcelLabel } from './parcel-label.ts';
import { pickingListSheet, type PickingList } from './picking-list.ts';
import { renderPdf, type Sheet } from './render-pdf.ts';
import { updSheet } from './upd/upd-sheet.ts';

/** The data of a document. It is plain data, so that it can be sent to another thread, which makes the document. */
export type DocumentData =
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | { readonly kind: 'upd'; readonly upd: Upd }
  | { readonly kind: 'confirmation'; readonly confirmation: Confirmation }
  | { readonly kind: 'packing_list'; readonly packingList: PackingList }
  | { readonly kind: 'labels'; readonly labels: LabelSheets }
  | { readonly kind: 'bag_labels'; readonly labels: BagLabels }
  | { readonly kind: 'picking_list'; readonly list: PickingList }
  | { readonly kind: 'parcel_label'; readonly label: ParcelLabel };

function sheetOf(data: DocumentData): Sheet {
  if (data.kind === 'invoice') return invoiceSheet(data.invoice);
  if (data.kind === 'upd') return updSheet(data.upd);
  if (data.kind === 'labels') return labelSheet(data.labels);
  if (data.kind === 'bag_labels') return bagLabelSheet(data.labels);
  if (data.kind === 'picking_list') return pickingListSheet(data.list);
  if (data.kind === 'parcel_label') return parcelLabelSheet(data.label);
  return data.kind === 'confirmation' ? confirmationSheet(data.confirmation) : packingListSheet(data.packingList);
}

/** Returns the language of a document. Invoices and УПД are Russian documents. */
function localeOf(data: DocumentData): Locale {
  if (data.kind === 'invoice' || data.kind === 'upd') return 'ru';
  if (data.kind === 'labels' || data.kind === 'bag_labels') return data.labels.locale;
  if (data.kind === 'picking_list') return data.list.locale;
  if (data.kind === 'parcel_label') return data.label.locale;
  return data.kind === 'confirmation' ? data.confirmation.locale : data.packingList.locale;
}

/** How clearly the mark of a trial is seen. It must be seen on a printed label too. */
const trialOpacity = 0.22;

/**
 * Returns a document as the bytes of a PDF. Equal data give equal bytes. It is slow for hundreds of lines. `isTrial` =
 * the shop runs as a trial, so that every page says that it is not valid.
 */
export function makeDocument(data: DocumentData, { isTrial = false } = {}): Promise<Uint8Array> {
  const sheet = sheetOf(data);
  if (!isTrial) return renderPdf(sheet);
  return renderPdf({ ...sheet, watermark: trialTexts[localeOf(data)].paper, watermarkOpacity: trialOpacity });
}
