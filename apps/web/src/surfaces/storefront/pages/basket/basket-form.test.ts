import { describe, expect, it } from 'vitest';

import { readBasketForm } from './basket-form.server.ts';

const lines = [
  { product_id: '7', qty: 100 },
  { product_id: '8', qty: 5 },
];

const read = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readBasketForm(form, lines);
};

describe('the form of the basket', () => {
  it('reads the changed fields', () => {
    expect(read({ 'qty.7': '1к', 'qty.8': '5' })).toEqual({ wanted: [{ product_id: '7', qty: 1000 }], unread: [] });
  });

  it('keeps changes made on another page meanwhile', () => {
    expect(read({ 'qty.7': '40', 'was.7': '40', 'qty.8': '6', 'was.8': '5' }).wanted).toEqual([
      { product_id: '8', qty: 6 },
    ]);
  });

  it('removes a line by 0 or by an empty field', () => {
    expect(read({ 'qty.7': '0', 'qty.8': ' ' }).wanted).toEqual([
      { product_id: '7', qty: 0 },
      { product_id: '8', qty: 0 },
    ]);
  });

  it('reports an invalid quantity and leaves its line unchanged', () => {
    expect(read({ 'qty.7': '1e3', 'qty.8': '-1' })).toEqual({ wanted: [], unread: ['7', '8'] });
  });

  it('reads changed notes, with the existing quantity', () => {
    expect(read({ 'note.7': ' R1–R4 ', 'was_note.7': '', 'note.8': 'as was', 'was_note.8': 'as was' }).wanted).toEqual([
      { product_id: '7', qty: 100, note: 'R1–R4' },
    ]);
    expect(read({ 'note.7': '', 'was_note.7': 'R1', 'qty.7': '1e3' })).toEqual({
      wanted: [{ product_id: '7', qty: 100, note: '' }],
      unread: ['7'],
    });
    expect(read({ 'note.7': 'R1', 'qty.7': '200' }).wanted).toEqual([{ product_id: '7', qty: 200, note: 'R1' }]);
  });

  it('a pressed button overrides the fields', () => {
    expect(read({ remove: '8', 'qty.7': '1' }).wanted).toEqual([{ product_id: '8', qty: 0 }]);
    expect(read({ set: '7:40' }).wanted).toEqual([{ product_id: '7', qty: 40 }]);
    expect(read({ remove: 'x', set: '7:-1' })).toEqual({ wanted: [], unread: [] });
  });
});
