import type { Translation } from '../translation.ts';
import type { pageErrors as russian } from '../../ru/shared/page-errors.ts';

export const pageErrors = {
  invalid_input: '“{{field}}” alanını kontrol edin.',
  invalid_input_plain: 'İstek hatalı doldurulmuş.',
  not_found: 'Hiçbir şey bulunamadı.',
  unauthenticated: 'Devam etmek için giriş yapın.',
  forbidden: 'Bu işlem için yetkiniz yok.',
  foreign_origin: 'İstek başka bir siteden geldi ve reddedildi.',
  too_many_requests: 'Çok fazla istek. {{seconds}} sn sonra yeniden deneyin.',
  too_many_requests_plain: 'Çok fazla istek. Biraz sonra yeniden deneyin.',
  unknown_product: 'Katalogda böyle bir ürün yok.',
  not_enough_stock_plain: 'Stokta bu kadar yok.',
  below_minimum_quantity_plain: 'Asgari miktarın altında.',
  off_multiple_plain: 'Yalnızca tam paket satıyoruz.',
  not_for_sale: 'Bu ürün şu anda satışta değil.',
  basket_too_long: 'Sepette çok fazla kalem var. Bir kısmını ayrı sipariş olarak verin.',
  comparison_full: 'Karşılaştırmada zaten 20 ürün var, daha fazlası sığmıyor. Önce birini çıkarın.',
  favourites_full: 'Favorilerde zaten 10.000 ürün var, daha fazlası sığmıyor. Önce bazılarını çıkarın.',
  guest_favourites_full: 'Giriş yapmadan 60 favori saklanır. Daha fazlası için giriş yapın.',
  nothing_to_watch: 'Beklenecek bir şey yok: koşul zaten sağlanmış ya da ürün satışta değil.',
  too_many_watches: 'Zaten 500 ürünü bekliyorsunuz. Önce bazı bildirimleri kapatın.',
  unavailable: 'Mağaza başlatılıyor veya güncelleniyor. Bir dakika sonra yeniden deneyin.',
  internal: 'Bizim tarafımızda bir hata oluştu. Haberimiz var; daha sonra yeniden deneyin.',
} as const satisfies Translation<typeof russian>;
