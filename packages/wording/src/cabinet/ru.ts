/** The customer's cabinet (product U1–U5). */
export const cabinet = {
  menu: 'Личный кабинет',
  sessions: 'Сеансы',
  sessionsLead:
    'Здесь видно, на каких устройствах вы вошли. Если какое-то не узнаёте, завершите его сеанс: там потребуется новый код.',
  unknownDevice: 'Неизвестное устройство',
  deviceOf: '{{browser}}, {{system}}',
  thisSession: 'Это устройство',
  signedInAt: 'Вход: {{date}}',
  seenAt: 'Последнее посещение: {{date}}',
  endSession: 'Завершить',
  endSessionOf: 'Завершить сеанс: {{device}}',
  endOthers: 'Завершить все остальные',
  onlyThis: 'Других сеансов нет.',
  sessionEnded: 'Сеанс завершён',
  othersEnded: 'Все остальные сеансы завершены',
  sessionGone: 'Этого сеанса уже нет.',
} as const;
