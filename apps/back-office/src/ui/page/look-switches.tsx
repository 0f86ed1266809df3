import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { languages } from '@farad/domain/shared';
import { Button, Select, Space } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';

/** Switches for language and theme. */
export function LookSwitches() {
  const { t } = useWords();
  const { locale, setLocale, themeName, setTheme } = useOffice();
  const other = themeName === 'dark' ? 'light' : 'dark';
  const themeWords = t(other === 'dark' ? 'backOffice.darkTheme' : 'backOffice.lightTheme');
  return (
    <Space>
      <Select
        value={locale}
        onChange={setLocale}
        aria-label={t('backOffice.language')}
        options={languages.map((language) => ({ value: language.locale, label: language.name }))}
        className="w-116"
      />
      <Button
        type="text"
        aria-label={themeWords}
        title={themeWords}
        icon={other === 'dark' ? <MoonOutlined /> : <SunOutlined />}
        onClick={() => setTheme(other)}
      />
    </Space>
  );
}
