import { isLocale, languages, locales } from '@farad/domain/shared';
import { Checkbox, Form, Select } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { SettingCard } from '#ui/setting/setting-card.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft } from '#ui/setting/use-setting.ts';

function LanguagesForm({ shown: setting }: { shown: Answer<'shopSetting'> }) {
  const { t } = useWords();
  const draft = useSettingDraft('languages', setting);
  const { shown, main } = draft.value;
  const change = (names: readonly unknown[]): void => {
    const next = locales.filter((locale) => names.includes(locale));
    const [first] = next;
    draft.change({ shown: next, ...(first === undefined || next.includes(main) ? {} : { main: first }) });
  };
  return (
    <>
      <SettingForm draft={draft}>
        <Form layout="vertical" component="div">
          <Form.Item
            label={t('backOfficeShop.languages_shown')}
            {...(shown.length === 0 || draft.wrongField === 'shown' ? { validateStatus: 'error' as const } : {})}
          >
            <Checkbox.Group
              value={shown}
              options={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
              onChange={change}
            />
          </Form.Item>
          <Form.Item
            label={t('backOfficeShop.languages_main')}
            htmlFor="languages-main"
            extra={t('backOfficeShop.languagesHint_main')}
          >
            <Select
              id="languages-main"
              value={main}
              options={languages
                .filter(({ locale }) => shown.includes(locale))
                .map(({ locale, name }) => ({ value: locale, label: name }))}
              onChange={(locale) => (isLocale(locale) ? draft.change({ main: locale }) : undefined)}
              className="max-260"
            />
          </Form.Item>
        </Form>
      </SettingForm>
      <SettingVersions shown={setting} />
    </>
  );
}

/** Settings of the languages in which the site is shown. */
export function LanguagesCard() {
  const { t } = useWords();
  return (
    <SettingCard of="languages" title={t('backOfficeShop.languages')} lead={t('backOfficeShop.languagesLead')}>
      {(shown) => <LanguagesForm shown={shown} />}
    </SettingCard>
  );
}
