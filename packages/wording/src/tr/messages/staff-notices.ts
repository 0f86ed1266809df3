import type { Texts } from '../../ru/messages/staff-notices.ts';

export const texts: Texts = {
  headlines: {
    order: (number) => `Yeni sipariş: ${number}`,
    request: (number) => `Yeni talep: ${number}`,
    return: (number) => `${number} numaralı sipariş için iade isteniyor`,
    cancel: (number) => `${number} numaralı siparişin iptali isteniyor`,
    shortage: (number) => `${number} numaralı siparişin parçaları depoda bulunamadı`,
    parcel: (number) => `${number} numaralı siparişin paketi ilgi bekliyor`,
    chat: () => 'Sohbette yanıt bekleniyor',
    feedback: (number) => `Yeni mesaj: ${number}`,
    sms_balance: () => 'SMS bakiyesi bitiyor',
    servers: () => 'Sunucuda sorun',
  },
};
