import type { Texts } from '../../ru/messages/hook-messages.ts';

export const texts: Texts = {
  hookPausedHeadline: ({ url }) => `Webhook duraklatıldı: ${url} iki gündür yanıt vermiyor`,
  leads: 'Olaylar 30 gün saklanır. Alıcıyı onarıp gönderimi yeniden açın: bekleyenlerin tümü hemen gelir.',
  openHook: 'Webhook’u aç',
};
