import type { Translation } from './translation.ts';
import type { input as russian } from '../ru/input.ts';

export const input = {
  missing: 'Boş bırakılmış.',
  wrongType: 'Burada başka türden bir değer bekleniyor.',
  tooShort: 'Çok kısa: en az {{limit}} karakter olmalı.',
  tooLong: 'Çok uzun: en çok {{limit}} karakter olabilir.',
  tooFew: 'Çok az değer var: en az {{limit}} gerekli.',
  tooMany: 'Çok fazla değer var: en çok {{limit}} olabilir.',
  tooSmall: 'Sayı en az {{limit}} olmalı.',
  tooBig: 'Sayı en çok {{limit}} olabilir.',
  numberTooBig: 'Sayı çok büyük.',
  numberTooSmall: 'Sayı çok küçük.',
  notWhole: 'Tam sayı gerekli.',
  wrongForm: 'Değer doğru biçimde yazılmamış.',
  unknownValue: 'Böyle bir seçenek yok.',
} as const satisfies Translation<typeof russian>;
