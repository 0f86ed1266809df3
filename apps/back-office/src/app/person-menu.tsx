import { UserOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { App, Button, Dropdown, type MenuProps } from 'antd';
import { languages } from '@farad/domain/shared';
import { Link } from 'react-router';

import { answerOf } from '../api.ts';
import { useWords } from '../i18n/words.tsx';
import { useMe, useOffice } from '../office.tsx';
import { failureText } from '../ui/call/call-failed.tsx';

/**
 * Menu of the signed-in staff member: account and sign-out. `hasLook` = it also has language and theme, as on narrow
 * screens.
 */
export function PersonMenu({ hasLook }: { hasLook: boolean }) {
  const words = useWords();
  const { t } = words;
  const me = useMe();
  const { api, place, locale, setLocale, themeName, setTheme } = useOffice();
  const { notification } = App.useApp();
  const signOut = useMutation({
    mutationFn: () => answerOf(api.staffSignOut({ body: {} })),
    // Load a new document, because this one has cached data of the staff member who signed out.
    onSuccess: () => location.assign(place.base),
    onError: (error) => {
      notification.error({ title: t('backOffice.notSignedOut'), description: failureText(error, words) });
    },
  });
  const look: MenuProps['items'] = [
    { type: 'divider' },
    ...languages.map((language) => ({
      key: language.locale,
      label: language.name,
      disabled: language.locale === locale,
      onClick: () => setLocale(language.locale),
    })),
    {
      key: 'theme',
      label: t(themeName === 'dark' ? 'backOffice.lightTheme' : 'backOffice.darkTheme'),
      onClick: () => setTheme(themeName === 'dark' ? 'light' : 'dark'),
    },
  ];
  const items: MenuProps['items'] = [
    { key: 'me', label: <Link to="/me">{t('backOffice.ownAccount')}</Link> },
    { key: 'shop', label: <a href={`${place.site}/`}>{t('backOffice.toShop')}</a> },
    ...(hasLook ? look : []),
    { type: 'divider' },
    { key: 'out', label: t('backOffice.signOut'), onClick: () => signOut.mutate() },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<UserOutlined />} aria-label={t('backOffice.ownAccountOf', { name: me.name })}>
        {hasLook ? null : me.name}
      </Button>
    </Dropdown>
  );
}
