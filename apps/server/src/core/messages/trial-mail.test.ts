import type { Email } from '@farad/domain/customer';
import type { MailMessage } from '@farad/integrations/mail';
import { ok } from '@farad/domain/shared';
import { expect, it } from 'vitest';

import { trialMail } from './trial-mail.ts';

it('every letter of a trial says so in its subject, its text and its HTML', async () => {
  const sent: MailMessage[] = [];
  const mail = trialMail({
    send: async (message) => {
      sent.push(message);
      return ok({ messageId: message.messageId });
    },
    check: async () => ok(null),
  });
  const letter = { to: 'buyer@shop.example' as Email, subject: 'Заказ 26-000001', text: 'Спасибо!', messageId: '1' };
  await mail.send({ ...letter, html: '<html><body class="a"><p>Спасибо!</p></body></html>' });
  await mail.send(letter);
  const [first, second] = sent;
  expect(first?.subject).toBe('[Проба · Trial · Deneme] Заказ 26-000001');
  expect(first?.text).toMatch(/^Пробный магазин: .+\nTrial shop: .+\nDeneme mağazası: .+\n\nСпасибо!$/);
  expect(first?.html).toMatch(/<body class="a"><div data-trial="" .*Trial shop: .*<p>Спасибо!/);
  expect(second?.html).toBeUndefined();
  expect(await mail.check()).toEqual(ok(null));
});
