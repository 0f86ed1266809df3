import { BellFilled, BellOutlined } from '@ant-design/icons';
import type { NewOrders as NewOrdersAnswer } from '@farad/contract/office/orders/orders';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Tooltip } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { useOffice } from '../office.tsx';
import { flag, usePreference } from '../preferences.ts';
import { invalidate } from '../ui/call/call-key.ts';
import { askCall } from '../ui/call/use-call.ts';
import { askToNotify, chime, linesOf, notifyOnDesktop, toAnnounce } from './announcement.ts';

const pollEveryMs = 15_000;
const shownSeconds = 20;
const soundPreference = flag('order-sound');

/**
 * Announces new orders on the page. If the person turns it on with the shown button, they are also announced by sound
 * and on the desktop.
 */
export function NewOrders() {
  const { t, count, money } = useWords();
  const { notification } = App.useApp();
  const { api } = useOffice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isLoud, setLoud] = usePreference(soundPreference);
  const announce = useEffectEvent((answer: NewOrdersAnswer): void => {
    const { count: found, orders } = answer;
    // Do not fetch the order in an open drawer again, because its menus would close while somebody uses them.
    void invalidate(queries, 'staffOrders', 'orderBoard', 'orderFigures');
    const [newest] = orders;
    const [path, title] =
      found === 1 && newest !== undefined
        ? [`/orders/${newest.number}`, t('backOfficeOrders.newOrder', { number: newest.number })]
        : ['/orders', t('backOfficeOrders.newOrders', { count: count(found) })];
    const open = (): void => {
      notification.destroy('new-orders');
      void navigate(path);
    };
    const lines = linesOf(answer, money);
    notification.info({
      key: 'new-orders',
      title,
      description: lines.map((line) => <div key={line}>{line}</div>),
      // A button and not a link, because notices are drawn outside the router, where links do not work.
      actions: (
        <Button size="small" type="primary" onClick={open}>
          {t('backOfficeOrders.openNewOrders')}
        </Button>
      ),
      duration: shownSeconds,
      // In the other corners it would cover buttons that somebody is about to press: those of an open drawer are at the
      // right, those of a list at the top.
      placement: 'bottomLeft',
    });
    if (!isLoud) return;
    void chime();
    notifyOnDesktop(title, lines.join('\n'), open);
  });
  useEffect(() => {
    let since: string | undefined;
    const poll = async (): Promise<void> => {
      // A failed request is repeated by the next poll.
      const answer = await askCall(api, 'newOrders', { query: { since } }).catch(() => null);
      if (answer === null) return;
      const found = toAnnounce(since, answer);
      since = answer.last;
      if (found !== null) announce(found);
    };
    void poll();
    // Hidden tabs poll, too: they announce by sound.
    const timer = setInterval(() => void poll(), pollEveryMs);
    return () => clearInterval(timer);
  }, [api]);
  const switchSound = (): void => {
    setLoud(!isLoud);
    if (isLoud) return;
    void askToNotify();
    void chime();
  };
  const words = t(isLoud ? 'backOfficeOrders.soundOn' : 'backOfficeOrders.soundOff');
  return (
    <Tooltip title={words}>
      <Button
        type="text"
        icon={isLoud ? <BellFilled /> : <BellOutlined />}
        aria-label={t('backOfficeOrders.orderSound')}
        aria-pressed={isLoud}
        onClick={switchSound}
      />
    </Tooltip>
  );
}
