import type { Companies } from '@farad/contract/shop/companies';
import type { WireUser } from '@farad/contract/shop/sign-in';
import { maskPhone, normalisePhone } from '@farad/domain/customer';
import type { ReactNode } from 'react';
import { Form } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { BuyAs } from './buy-as.tsx';
import { CabinetMenu } from './cabinet-menu.tsx';

/** Frame of every cabinet page: menu, title, account name and sign-out. */
export function CabinetPage({
  title,
  user,
  buyer,
  children,
}: {
  title: string;
  user: Pick<WireUser, 'phone' | 'email'> & Partial<Pick<WireUser, 'image'>>;
  /** Set on pages whose content depends on the buyer. The page then shows the form that selects the buyer. */
  buyer?: Companies;
  children: ReactNode;
}) {
  const { t, to } = useWords();
  const phone = normalisePhone(user.phone);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-6 lg:grid-cols-[180px_minmax(0,1fr)]">
      <PageHead title={title} isIndexed={false} />
      <CabinetMenu />
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-3 pb-4 max-lg:pt-4">
          <h1>{title}</h1>
          <Form method="post" action={to('/sign-out')} className="flex items-center gap-3 text-ink-2">
            {user.image && <img src={user.image} alt="" width={28} height={28} className="rounded-full" />}
            <span className="wrap-anywhere">{phone.ok ? maskPhone(phone.value) : user.email}</span>
            <Button type="submit" kind="quiet" size="small">
              {t('shell.signOut')}
            </Button>
          </Form>
        </div>
        {buyer && <BuyAs {...buyer} />}
        {children}
      </div>
    </div>
  );
}
