import type { Texts } from '../../ru/messages/message-templates.ts';

export const texts: Texts = {
  reasons: 'üretici parçayı üretimden kaldırdı',
  buyers: 'Ayşe',
  placed: 'Zamanlayıcı',
  placedExample: 'Kazan, Bauman Cad. 7',
};
