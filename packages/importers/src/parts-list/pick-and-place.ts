import type { PartsSheet } from '@farad/domain/bom';

import { headerForm } from './header-words.ts';

const isX = /^(?:mid|center|centre|centroid|pos|position|ref|pad|loc|location|координата)?[xх](?:mm|mil|in|inch|мм)?$/;
const isY = /^(?:mid|center|centre|centroid|pos|position|ref|pad|loc|location|координата)?[yу](?:mm|mil|in|inch|мм)?$/;
const isTurn = /^(?:rot|angle|theta|orientation|поворот|угол)/;
const isSide = /^(?:side|layer|tb|mount|сторона|слой)/;
const isQuantity = /^(?:qty|quant|count|amount|кол|menge|anzahl|数量|adet|miktar)/;

/** Whether a table tells where an assembler places each part: coordinates and turn, no quantity (centroid, CPL, .pos). */
export const isPickAndPlace = ({ rows }: PartsSheet): boolean =>
  rows.slice(0, 40).some((cells) => {
    const forms = cells.map(headerForm);
    const has = (pattern: RegExp): boolean => forms.some((form) => pattern.test(form));
    return has(isX) && has(isY) && (has(isTurn) || has(isSide)) && !has(isQuantity);
  });
