import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { ShopPictureAnswer } from '@farad/contract/office/settings/settings';
import { accentShades, hexLength, isHex, nearestAccent, shopPicturePath } from '@farad/domain/look';
import { lookPictures } from '@farad/domain/setting';
import { lookSample } from '@farad/drawings/look-sample';
import { Alert, Button, Flex, Form, Input, Typography, Upload } from 'antd';

import { sendFile, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { SettingCard } from '#ui/setting/setting-card.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, type SettingValue } from '#ui/setting/use-setting.ts';

type Look = SettingValue<'look'>;
type PictureField = (typeof lookPictures)[number];

const added = { done: 'backOfficeShop.lookAdded', notDone: 'backOfficeShop.lookNotAdded' } as const;

/** Colour that the field shows if none is set: the accent colour of apps/web/src/styles/theme.css. */
const usualAccent = '#b4531a';
const themes = ['light', 'dark'] as const;

/** Field to upload a picture, such as the logo, with its preview and a button that removes it. */
function PictureField({
  field,
  look,
  onChange,
}: {
  field: PictureField;
  look: Look;
  onChange: (name: string) => void;
}) {
  const { t, named, locale } = useWords();
  const { place } = useOffice();
  const name = look[field];
  const add = useChange(
    added,
    async (file: File) =>
      ShopPictureAnswer.parse(
        await sendFile(
          place.api,
          `/admin/shop-pictures?picture=${field}`,
          new Blob([file], { type: 'application/octet-stream' }),
          locale,
        ),
      ),
    ['auditLog'],
    (picture) => onChange(picture.name),
  );
  const shown = field === 'icon' ? 'icon-96.png' : field === 'darkLogo' ? 'on-dark.png' : 'on-light.png';
  return (
    <Form.Item label={named(`backOfficeShop.look_${field}`)} extra={named(`backOfficeShop.lookHint_${field}`)}>
      <Flex wrap gap={12} align="center">
        {name === '' ? null : (
          <img
            src={place.site + shopPicturePath(name, shown)}
            alt={named(`backOfficeShop.look_${field}`)}
            className="office-logo"
          />
        )}
        <Upload
          accept=".svg,.png,image/svg+xml,image/png"
          showUploadList={false}
          beforeUpload={(file) => {
            add.mutate(file);
            return false;
          }}
        >
          <Button
            icon={<UploadOutlined />}
            loading={add.isPending}
            aria-label={`${named(`backOfficeShop.look_${field}`)}: ${t('backOfficeShop.lookChoose')}`}
          >
            {t('backOfficeShop.lookChoose')}
          </Button>
        </Upload>
        {name === '' ? null : (
          <Button
            icon={<DeleteOutlined />}
            aria-label={`${named(`backOfficeShop.look_${field}`)}: ${t('backOfficeShop.lookRemove')}`}
            onClick={() => onChange('')}
          >
            {t('backOfficeShop.lookRemove')}
          </Button>
        )}
      </Flex>
    </Form.Item>
  );
}

/** Field for the accent colour. If text in this colour would be hard to read, it offers the nearest readable colour. */
function Accent({ value, onChange }: { value: string; onChange: (accent: string) => void }) {
  const { t } = useWords();
  const isWhole = isHex(value);
  const nearest = isWhole ? nearestAccent(value) : value;
  return (
    <Form.Item
      label={t('backOfficeShop.look_accent')}
      htmlFor="look-accent"
      extra={t('backOfficeShop.lookHint_accent')}
      {...(nearest === value && (isWhole || value === '') ? {} : { validateStatus: 'error' as const })}
    >
      <Flex vertical gap={8}>
        <Flex wrap gap={8} align="center">
          <Input
            type="color"
            aria-label={t('backOfficeShop.look_accent')}
            value={isWhole ? value : usualAccent}
            onChange={({ target }) => onChange(target.value)}
            className="w-84"
          />
          <Input
            id="look-accent"
            value={value}
            placeholder={usualAccent}
            maxLength={hexLength}
            onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
            className="w-120"
          />
          {value === '' ? null : <Button onClick={() => onChange('')}>{t('backOfficeShop.lookUsualColour')}</Button>}
        </Flex>
        {nearest === value ? null : (
          <Alert
            type="error"
            title={t('backOfficeShop.accentRefused', { nearest })}
            action={
              <Button size="small" onClick={() => onChange(nearest)}>
                {t('backOfficeShop.accentTake', { nearest })}
              </Button>
            }
          />
        )}
      </Flex>
    </Form.Item>
  );
}

/** Preview of logo and accent colour in the light and the dark theme. */
function Preview({ look }: { look: Look }) {
  const { t } = useWords();
  const { place } = useOffice();
  const shades = accentShades(nearestAccent(isHex(look.accent) ? look.accent : usualAccent));
  const texts = { button: t('backOfficeShop.lookButton'), link: t('backOfficeShop.lookLink') };
  return (
    <Form.Item label={t('backOfficeShop.lookPreview')}>
      <Flex wrap gap={12}>
        {themes.map((theme) => {
          const title = t(theme === 'light' ? 'backOfficeShop.lookOnLight' : 'backOfficeShop.lookOnDark');
          const logo = (theme === 'dark' && look.darkLogo) || look.logo;
          return (
            <div key={theme} role="group" aria-label={title} className={`office-look office-look-${theme}`}>
              {logo === '' ? (
                <Typography.Text className="office-look-none">{t('backOfficeShop.lookNone')}</Typography.Text>
              ) : (
                <img src={place.site + shopPicturePath(logo, `on-${theme}.png`)} alt="" className="office-logo" />
              )}
              <img
                src={`data:image/svg+xml,${encodeURIComponent(lookSample(theme, shades[theme], texts))}`}
                alt={title}
                className="office-look-sample"
              />
            </div>
          );
        })}
      </Flex>
    </Form.Item>
  );
}

function LookForm({ shown }: { shown: Answer<'shopSetting'> }) {
  const draft = useSettingDraft('look', shown);
  const { value } = draft;
  return (
    <>
      <SettingForm draft={draft}>
        <Form layout="vertical" component="div">
          {lookPictures.map((field) => (
            <PictureField
              key={field}
              field={field}
              look={value}
              onChange={(name) =>
                draft.change(field === 'logo' && name === '' ? { logo: '', darkLogo: '' } : { [field]: name })
              }
            />
          ))}
          <Accent value={value.accent} onChange={(accent) => draft.change({ accent })} />
          <Preview look={value} />
        </Form>
      </SettingForm>
      <SettingVersions shown={shown} />
    </>
  );
}

/** Settings of the shop's logo, icon and accent colour. */
export function LookCard() {
  const { t } = useWords();
  return (
    <SettingCard of="look" title={t('backOfficeShop.look')} lead={t('backOfficeShop.lookLead')}>
      {(shown) => <LookForm shown={shown} />}
    </SettingCard>
  );
}
