import type { Turkish } from '../translation.ts';
import type { cabinet as russian } from './ru.ts';

export const cabinet = {
  menu: 'Hesabım',
  sessions: 'Oturumlar',
  sessionsLead:
    'Oturum açtığınız cihazlar burada görünür. Tanımadığınız bir cihaz varsa oturumunu sonlandırın; o cihazda yeni bir kod gerekir.',
  unknownDevice: 'Bilinmeyen cihaz',
  deviceOf: '{{browser}}, {{system}}',
  thisSession: 'Bu cihaz',
  signedInAt: 'Giriş: {{date}}',
  seenAt: 'Son görülme: {{date}}',
  endSession: 'Sonlandır',
  endSessionOf: 'Oturumu sonlandır: {{device}}',
  endOthers: 'Diğerlerinin hepsini sonlandır',
  onlyThis: 'Başka oturum yok.',
  sessionEnded: 'Oturum sonlandırıldı',
  othersEnded: 'Diğer bütün oturumlar sonlandırıldı',
  sessionGone: 'Bu oturum artık yok.',
} as const satisfies Turkish<typeof russian>;
