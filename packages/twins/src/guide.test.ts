import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

import { twinsPath } from './access.ts';
import { createInbox } from './messages/inbox.ts';
import { inboxPage } from './page.ts';

it('the guide for owners tells the address, the links and the size of the inbox as they are', async () => {
  const guide = await readFile(new URL('../../../docs/opening.md', import.meta.url), 'utf8');
  const part = guide.slice(guide.indexOf('### Rehearse SMS and mail'), guide.indexOf('## 9 Price list'));
  expect(part).toContain(`https://YOUR.HOST${twinsPath}/`);
  const inbox = createInbox();
  for (let sent = 0; sent < 3000; sent += 1) {
    inbox.put({ channel: 'email', to: 'a@b.example', subject: 's', text: 't' }, '<p>t</p>');
  }
  expect(part).toContain(`the last ${inbox.list().length.toLocaleString('en')} messages`);
  for (const [language, label] of [
    ['ru', 'Как в почте'],
    ['en', 'As mail shows it'],
  ] as const) {
    expect(part).toContain(label);
    expect(inboxPage(inbox.entries().slice(0, 1), '', language, twinsPath)).toContain(`>${label}</a>`);
  }
});
