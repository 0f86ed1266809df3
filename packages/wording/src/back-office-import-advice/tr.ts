import type { Turkish } from '../translation.ts';
import type { backOfficeImportAdvice as russian } from './ru.ts';

/** What a checked import advises before anything is written. */
export const backOfficeImportAdvice = {
  mended: 'Eşleme düzeltildi, yeniden denetleniyor',
  notMended: 'Düzeltilemedi',
  adviceColumns: 'Sütunlar yanlış eşlenmiş: sayıları okunamıyor',
  adviceRows: '{{rows}} satırdan {{refused}} tanesi (%{{share}}) alınmayacak. En sık nedenler:',
  adviceCount: 'satır: {{rows}}',
  remedy_maker_constant: '“Noname” yaz',
  remedy_choose_number: 'Numara sütununu seç',
  remedy_choose_column: 'Başka sütun seç',
  remedy_currency: 'Fiyatları ve para birimini denetle',
  remedy_as_text: 'Sütunu okuma',
  remedy_format: 'Dosya biçimini denetle',
} as const satisfies Turkish<typeof russian>;
