import type { OrderStatus, StatusFilter, StatusNews } from '@farad/domain/order';

import type { StatusHelp } from '../../status-help-row.ts';

/** Names of statuses. */
export const statusNames = {
  status_created: 'Oluşturuldu',
  status_request: 'Talep',
  status_in_work_personal: 'İşlemde',
  status_in_work_company: 'İşlemde',
  status_ordered: 'Tedarikçiden sipariş edildi',
  status_in_warehouse: 'Depoda',
  status_shipped: 'Gönderildi',
  status_delivered: 'Teslim edildi',
  status_completed: 'Tamamlandı',
  status_cancelled: 'İptal edildi',
} as const satisfies Readonly<Record<`status_${OrderStatus}`, string>>;

/** Explanations of the statuses for the buyer. */
export const statusTexts = {
  statusText_created: 'Siparişinizi aldık, parçaları sizin için ayırdık.',
  statusText_request: 'Yetkilimiz stok ve fiyatları kontrol ediyor, size yanıt verecek.',
  statusText_in_work_personal: 'Sipariş hazırlanıyor.',
  statusText_in_work_company: 'Sipariş ve belgeler hazırlanıyor.',
  statusText_ordered: 'Parçaların bir kısmı tedarikçiden bize geliyor.',
  statusText_in_warehouse: 'Sipariş hazır, sizi bekliyor.',
  statusText_shipped: 'Sipariş teslimata verildi.',
  statusText_delivered: 'Sipariş sizde. Lütfen kontrol edin.',
  statusText_completed: 'Alışverişiniz için teşekkürler.',
  statusText_cancelled: 'Sipariş iptal edildi, parçalar stoğa geri döndü.',
} as const satisfies Readonly<Record<`statusText_${OrderStatus}`, string>>;

/** Filters of the list of orders. */
export const statusFilters = {
  filter_created: 'Oluşturuldu',
  filter_request: 'Talep',
  filter_in_work: 'Hazırlanıyor',
  filter_ordered: 'Tedarikçiden sipariş edildi',
  filter_in_warehouse: 'Depoda',
  filter_shipped: 'Gönderildi',
  filter_delivered: 'Teslim edildi',
  filter_completed: 'Tamamlandı',
  filter_cancelled: 'İptal edildi',
} as const satisfies Readonly<Record<`filter_${StatusFilter}`, string>>;

/** Consequences of a move to this status, shown to staff before they confirm it. */
export const statusConsequences = {
  consequence_created: 'Sipariş yeniden kabul edilir, alıcıya bildirilir.',
  consequence_request: 'Sipariş, yöneticinin inceleyeceği bir talep olur.',
  consequence_in_work_personal: 'Hazırlık başlar, alıcıya bildirilir.',
  consequence_in_work_company: 'Hazırlık başlar, şirkete bildirilir.',
  consequence_ordered: 'Parçalar tedarikçiden istendi, alıcıya bildirilir.',
  consequence_in_warehouse: 'Sipariş depoda hazır, alıcıya bildirilir.',
  consequence_shipped: 'Ayrılan ürünler stoktan düşer, alıcıya yola çıktığı bildirilir.',
  consequence_delivered: 'Ürün alıcıda: ayrılan kalan miktar stoktan düşer.',
  consequence_completed: 'Sipariş biter, nakit iadesi verilir. Geri alınamaz.',
  consequence_cancelled: 'Ürünler yeniden satışa çıkar, bonus ve kupon alıcıya döner. Geri alınamaz.',
} as const satisfies Readonly<Record<`consequence_${OrderStatus}`, string>>;

/** Name of the status's message in the settings. */
export const statusMessages = {
  message_order_created: 'Sipariş oluşturuldu',
  message_order_request: 'Siparişi yetkili inceliyor',
  message_order_in_work: 'Sipariş hazırlanıyor',
  message_order_ordered: 'Parçalar tedarikçiden yolda',
  message_order_in_warehouse: 'Sipariş hazır',
  message_order_shipped: 'Sipariş yola çıktı',
  message_order_delivered: 'Sipariş teslim edildi',
  message_order_completed: 'Sipariş tamamlandı',
  message_order_cancelled: 'Sipariş iptal edildi',
} as const satisfies Readonly<Record<`message_order_${StatusNews}`, string>>;

/** Message about the new status, in one sentence. */
export const statusHeadlines: Readonly<Record<StatusNews, (number: string) => string>> = {
  created: (number) => `${number} numaralı sipariş oluşturuldu`,
  request: (number) => `${number} numaralı siparişi bir yetkili inceliyor`,
  in_work: (number) => `${number} numaralı sipariş hazırlanıyor`,
  ordered: (number) => `${number} numaralı siparişin parçaları tedarikçiden yolda`,
  in_warehouse: (number) => `${number} numaralı sipariş hazır`,
  shipped: (number) => `${number} numaralı sipariş yola çıktı`,
  delivered: (number) => `${number} numaralı sipariş teslim edildi`,
  completed: (number) => `${number} numaralı sipariş tamamlandı`,
  cancelled: (number) => `${number} numaralı sipariş iptal edildi`,
};

/** Row of a status on the help page. */
export const statusHelp: Readonly<Record<OrderStatus, StatusHelp>> = {
  created: {
    kind: '',
    happens: 'Sipariş alındı, parçalar ayrıldı. Ödeme bekleniyor veya iş başlıyor',
    may: 'Ödemek, iptal etmek',
  },
  request: {
    kind: '',
    happens: 'Sipariş parça, yetkili yanıtı veya şirket onayı bekliyor. Henüz ödenemez',
    may: 'İptal etmek; şirket sahibi: onaylamak',
  },
  in_work_personal: {
    kind: 'birey',
    happens: 'Sipariş hazırlanıyor',
    may: 'Ödenmemişse iptal etmek; sonra iptal istemek',
  },
  in_work_company: {
    kind: 'şirket',
    happens: 'Sipariş hazırlanıyor',
    may: 'Ödenmemişse iptal etmek; sonra iptal istemek',
  },
  ordered: { kind: '', happens: 'Parçaların bir kısmı bize geliyor', may: 'İptal istemek' },
  in_warehouse: {
    kind: '',
    happens: 'Bütün parçalar depoda, sipariş gönderime veya teslime hazırlanıyor',
    may: 'İptal istemek',
  },
  shipped: { kind: '', happens: 'Son paket teslimata verildi', may: 'Paketleri izlemek' },
  delivered: { kind: '', happens: 'Son paket sizde', may: 'Kontrol etmek, iade istemek' },
  completed: { kind: '', happens: 'Sipariş bitti; ödenmişse bonus verildi', may: 'İade istemek, tekrarlamak' },
  cancelled: { kind: '', happens: 'Parçalar stoğa, bonus ve kupon size döndü', may: 'Tekrarlamak' },
};
