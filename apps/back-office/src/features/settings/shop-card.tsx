import { shopIdentityLimits } from '@farad/domain/setting';
import { Form, Input } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { ownShop } from '#place.ts';
import { OwnWords } from '#ui/page/own-words.tsx';
import { SettingCard } from '#ui/setting/setting-card.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft } from '#ui/setting/use-setting.ts';

const names = ['name', 'shortName'] as const;

function Identity({ shown }: { shown: Answer<'shopSetting'> }) {
  const { t, named } = useWords();
  const draft = useSettingDraft('shop', shown);
  const { value } = draft;
  // An empty name means the default one, which the field shows as a placeholder.
  const placeholders = { name: ownShop(), shortName: value.name || ownShop() };
  return (
    <>
      <SettingForm draft={draft}>
        <Form layout="vertical" component="div">
          {names.map((field) => (
            <Form.Item
              key={field}
              label={named(`backOfficeShop.shop_${field}`)}
              htmlFor={`shop-${field}`}
              extra={named(`backOfficeShop.shopHint_${field}`)}
              {...(draft.wrongField === field ? { validateStatus: 'error' as const } : {})}
            >
              <Input
                id={`shop-${field}`}
                maxLength={shopIdentityLimits[field]}
                placeholder={placeholders[field]}
                value={value[field]}
                onChange={({ target }) => draft.change({ [field]: target.value })}
                className="max-320"
              />
            </Form.Item>
          ))}
          <Form.Item label={t('backOfficeShop.shop_tagline')} extra={t('backOfficeShop.shopHint_tagline')}>
            <OwnWords
              kind={{ label: t('backOfficeShop.shop_tagline') }}
              most={shopIdentityLimits.tagline}
              value={value.tagline}
              onChange={(tagline) => draft.change({ tagline })}
            />
          </Form.Item>
        </Form>
      </SettingForm>
      <SettingVersions shown={shown} />
    </>
  );
}

/** Settings of the shop's names for pages, e-mails and documents. */
export function ShopCard() {
  const { t } = useWords();
  return (
    <SettingCard of="shop" title={t('backOfficeShop.shop')} lead={t('backOfficeShop.shopLead')}>
      {(shown) => <Identity shown={shown} />}
    </SettingCard>
  );
}
