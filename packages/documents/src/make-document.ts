import { invoiceSheet, type Invoice } from './invoice.ts';
import { labelSheet, type LabelSheets } from './labels.ts';
import { bagLabelSheet, type BagLabels } from './bag-labels.ts';
import { confirmationSheet, packingListSheet, type Confirmation, type PackingList } from './order-sheets.ts';
import { parcelLabelSheet, type ParcelLabel } from './parcel-label.ts';
import { pickingListSheet, type PickingList } from './picking-list.ts';
import { renderPdf } from './render-pdf.ts';

/** The data of a document. It is plain data, so that it can be sent to another thread, which makes the document. */
export type DocumentData =
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | { readonly kind: 'confirmation'; readonly confirmation: Confirmation }
  | { readonly kind: 'packing_list'; readonly packingList: PackingList }
  | { readonly kind: 'labels'; readonly labels: LabelSheets }
  | { readonly kind: 'bag_labels'; readonly labels: BagLabels }
  | { readonly kind: 'picking_list'; readonly list: PickingList }
  | { readonly kind: 'parcel_label'; readonly label: ParcelLabel };

function sheetOf(data: DocumentData) {
  if (data.kind === 'invoice') return invoiceSheet(data.invoice);
  if (data.kind === 'labels') return labelSheet(data.labels);
  if (data.kind === 'bag_labels') return bagLabelSheet(data.labels);
  if (data.kind === 'picking_list') return pickingListSheet(data.list);
  if (data.kind === 'parcel_label') return parcelLabelSheet(data.label);
  return data.kind === 'confirmation' ? confirmationSheet(data.confirmation) : packingListSheet(data.packingList);
}

/** Returns a document as the bytes of a PDF. Equal data give equal bytes. It is slow for hundreds of lines. */
export const makeDocument = (data: DocumentData): Promise<Uint8Array> => renderPdf(sheetOf(data));
