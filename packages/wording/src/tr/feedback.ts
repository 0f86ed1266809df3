import type { Translation } from './translation.ts';
import type { feedback as russian } from '../ru/feedback.ts';

/** Contact form of the shop (product S3). */
export const feedback = {
  title: 'Mağazaya yazın',
  lead: 'Soru, istek ya da sitede bir hata: mesajınızı bir çalışanımız okur ve mesai saatlerinde yanıtlar.',
  subject: 'Konu',
  order_subject: 'Bir sipariş',
  part_subject: 'Bir parça',
  site_subject: 'Web sitesi',
  cooperation_subject: 'İş birliği',
  other_subject: 'Başka bir konu',
  text: 'Mesaj',
  name: 'Adınız',
  contact: 'E-posta veya telefon',
  contactHint: 'E-postaya yazıyla, telefona arayarak yanıt veririz.',
  orderNumber: 'Sipariş numarası',
  orderNumberHint: 'Bir sipariş hakkında yazıyorsanız.',
  optional: 'isteğe bağlı',
  consent: 'Mesajı göndererek yanıt için adınızı ve iletişim bilginizi saklamamızı kabul edersiniz.',
  privacy: 'Verileri nasıl saklıyoruz',
  send: 'Gönder',
  wrong: 'Aşağıda işaretlenen alanları kontrol edin.',
  sent: '{{number}} numaralı mesajınız alındı',
  sentText: 'Yanıtı şuraya göndereceğiz: {{contact}}. Ararsanız bu numarayı söyleyin.',
  another: 'Yeni mesaj yaz',
} as const satisfies Translation<typeof russian>;
