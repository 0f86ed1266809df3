import type { Translation } from './translation.ts';
import type { backOfficeOpening as russian } from '../ru/back-office-opening.ts';

/** The section of the office that opens the shop to buyers. */
export const backOfficeOpening = {
  opening: 'Mağazanın açılışı',
  closed: 'kapalı',
  stateOpen: 'Mağaza açık',
  stateClosed: 'Mağaza alıcılara kapalı',
  lead: 'Alıcılar telefon ve e-posta ile “yakında açılıyor” sayfasını görür. Buraya giriş yapan personel mağazanın tamamını görür.',
  noDay: 'Açılış günü belirtilmedi.',
  day: 'Alıcılara bildirilen açılış günü: {{day}}.',
  reasonIs: 'Neden: {{reason}}',
  changed: '{{by}}, {{at}}',
  open: 'Mağazayı aç',
  openQuestion: 'Mağaza herkese açılsın mı?',
  isOpened: 'Mağaza açıldı!',
  notOpened: 'Mağaza açılmadı :(',
  close: 'Mağazayı kapat',
  closeConsequence:
    'Alıcılar giremez, arayamaz ve sipariş veremez. Alınmış siparişler kalır, ödeme ve teslimat bildirimleri gelmeye devam eder.',
  isClosed: 'Mağaza kapatıldı',
  notClosed: 'Mağaza kapatılmadı :(',
  tellDay: 'Açılış gününü belirt',
  dayTold: 'Açılış günü değişti!',
  dayNotTold: 'Açılış günü değişmedi :(',
  opensOn: 'Açılış günü',
  opensOnHint: 'Alıcılar görür. Boş bırakılabilir.',
  reason: 'Neden',
  reasonHint: 'Yalnızca personel görür.',
} as const satisfies Translation<typeof russian>;
