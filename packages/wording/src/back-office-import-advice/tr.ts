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
  vanished: 'Satır artık tam listede yoksa',
  vanishedHint:
    'Her şey güncellenirken. Yalnızca bu tedarikçinin bu sütunlu listeyle en son getirdiklerini etkiler. Satır dönerse parça da döner.',
  vanished_leave: 'Olduğu gibi bırak',
  vanished_no_stock: 'Stoğu sıfırla',
  vanished_archive: 'Stoğu sıfırla ve parçayı arşivle',
  vanishedTab: 'Listeden çıkanlar',
  vanishedRows: 'Listeden çıkan: {{listed}} satırdan {{rows}}.',
  vanishedBefore: 'Daha önce çıkan satırlar.',
  willBe_leave: 'Parçalar olduğu gibi kalacak.',
  willBe_no_stock: 'Stok sıfırlanacak, parça sayısı: {{parts}}.',
  willBe_archive: 'Stok sıfırlanacak, parçalar arşivlenecek. Değişecek parça: {{parts}}.',
  was_leave: 'Parçalar olduğu gibi bırakıldı.',
  was_no_stock: 'Stok sıfırlandı, parça sayısı: {{parts}}.',
  was_archive: 'Stok sıfırlandı, parçalar arşivlendi. Değişen parça: {{parts}}.',
  doubt_many_vanished: 'Listenin %{{share}}’undan fazlası yok: dosya tam liste olmayabilir.',
  doubt_many_refused: 'Dosyanın birçok satırı alınmıyor: çıkanlar bunların arasında olabilir.',
  doubt_broken_lines: 'Dosyada bozuk satırlar var: başkaları bunların ardında kaybolmuş olabilir.',
  heldUntil: 'Onaylanmazsa içe aktarma bunlara dokunmaz.',
  held: 'Bu yüzden parçalar olduğu gibi bırakıldı.',
  confirmVanished: 'Doğru, listeden çıkan satırlara uygula: {{rows}}',
  otherLists: 'Başka sütunlu listelerin satırları: {{rows}}. Bu dosya onları etkilemez.',
} as const satisfies Turkish<typeof russian>;
