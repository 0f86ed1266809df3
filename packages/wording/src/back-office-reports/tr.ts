import type { Turkish } from '../translation.ts';
import type { backOfficeReports as russian } from './ru.ts';

/** What the shop earned, in the back office (product X). */
export const backOfficeReports = {
  period: 'Dönem',
  period_7: '7 gün',
  period_30: '30 gün',
  period_90: '90 gün',
  period_365: 'Yıl',
  figure_orders: 'Sipariş',
  figure_cancelled: 'İptal',
  figure_turnover: 'Ciro',
  figure_average: 'Ortalama sipariş',
  figure_baskets: 'Sepet',
  figure_conversion: 'Siparişe dönen sepetler',
  figure_profit: 'Ürün kârı',
  figure_margin: 'Marj',
  turnoverHint: 'İptal edilen siparişler ve geri ödenen tutarlar hariç. Beş dakikada bir sayılır.',
  basketsHint: 'O gün oluşturulan sepetler, siparişe dönenlerle birlikte.',
  profitHint: 'Alış fiyatı bilinen ürünlerde: satılanın % {{costed}} kadarı.',
  searchesWithoutResult: 'Sonuçsuz aramalar',
  toReorder: 'Sipariş edilecek ürünler',
  more: '{{count}} üzerinde',
  comparedWith: 'önceki: {{before}}',
  chart: 'Dönemin günlerine göre {{figure}}: toplam {{sum}}',
  chartWeeks: 'Dönemin haftalarına göre {{figure}}: toplam {{sum}}',
  bar: '{{day}}: {{value}}',
  whatChart: 'Ne gösterilsin',
  table: 'Aynı sayılar tablo olarak',
  day: 'Gün',
  week: 'Hafta başı',
  nothingYet: 'Bu dönemde hiçbir şey olmadı.',
} as const satisfies Turkish<typeof russian>;
