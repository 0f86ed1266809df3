import { HolderOutlined } from '@ant-design/icons';
import { allBlocks, homeLimits } from '@farad/domain/setting';
import { languages } from '@farad/domain/shared';
import { Flex, Form, Input, Switch, Typography } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { moved, OrderButtons } from '#ui/page/order-buttons.tsx';
import { OwnWords } from '#ui/page/own-words.tsx';
import { dropped, useDragOrder } from '#ui/page/use-drag-order.ts';
import { SettingCard } from '#ui/setting/setting-card.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, type SettingValue } from '#ui/setting/use-setting.ts';

/** Maximum length of the examples as typed: one a line. */
const examplesLengthMax = homeLimits.examples * (homeLimits.example + 1);

type Home = SettingValue<'home'>;
type Blocks = Home['blocks'];

/** List of the home page's blocks. They are moved by dragging or by buttons, and switched on or off. */
function BlockList({ blocks, onChange }: { blocks: Blocks; onChange: (blocks: Blocks) => void }) {
  const { named } = useWords();
  const { drag, rowProps } = useDragOrder((from, to) => onChange(dropped(blocks, from, to)));
  return (
    <Flex vertical gap={8} role="list">
      {blocks.map(({ kind, isOn }, index) => {
        const name = named(`backOfficeShop.homeBlock_${kind}`);
        return (
          <Flex
            key={kind}
            role="listitem"
            wrap
            gap={12}
            align="center"
            {...rowProps(index)}
            {...(drag === null || drag.to !== index ? {} : { className: 'office-takes' })}
          >
            <HolderOutlined aria-hidden data-grip="" className="office-grip" />
            <OrderButtons
              name={name}
              index={index}
              length={blocks.length}
              onMove={(by) => onChange(moved(blocks, index, by))}
            />
            <Switch
              aria-label={name}
              checked={isOn}
              disabled={kind === 'search'}
              onChange={(next) => onChange(blocks.map((each, at) => (at === index ? { ...each, isOn: next } : each)))}
            />
            <Typography.Text strong={isOn}>{name}</Typography.Text>
          </Flex>
        );
      })}
    </Flex>
  );
}

/** Fields for the example searches of each language, one search per line. */
function Examples({ value, onChange }: { value: Home['examples']; onChange: (examples: Home['examples']) => void }) {
  const { t } = useWords();
  return (
    <Flex wrap gap={8}>
      {languages.map(({ locale, name: language }) => (
        <Input.TextArea
          key={locale}
          aria-label={`${t('backOfficeShop.home_examples')}: ${language}`}
          placeholder={language}
          rows={3}
          maxLength={examplesLengthMax}
          value={value[locale].join('\n')}
          onChange={({ target }) =>
            onChange({ ...value, [locale]: target.value === '' ? [] : target.value.split('\n') })
          }
          className="grows-200 max-320"
        />
      ))}
    </Flex>
  );
}

function HomeForm({ shown }: { shown: Answer<'shopSetting'> }) {
  const { t } = useWords();
  const draft = useSettingDraft('home', shown);
  const { value, wrongField } = draft;
  const wrong = (field: string) => (wrongField.startsWith(field) ? { validateStatus: 'error' as const } : {});
  return (
    <>
      <SettingForm draft={draft}>
        <Form layout="vertical" component="div">
          <Form.Item label={t('backOfficeShop.home_blocks')} {...wrong('blocks')}>
            <BlockList blocks={[...allBlocks(value)]} onChange={(blocks) => draft.change({ blocks })} />
          </Form.Item>
          {(['title', 'lead'] as const).map((field) => (
            <Form.Item
              key={field}
              label={t(field === 'title' ? 'backOfficeShop.home_title' : 'backOfficeShop.home_lead')}
              extra={t('backOfficeShop.homeHint_title')}
              {...wrong(field)}
            >
              <OwnWords
                kind={{ label: t(field === 'title' ? 'backOfficeShop.home_title' : 'backOfficeShop.home_lead') }}
                most={homeLimits[field]}
                value={value[field]}
                onChange={(words) => draft.change({ [field]: words })}
              />
            </Form.Item>
          ))}
          <Form.Item
            label={t('backOfficeShop.home_examples')}
            extra={t('backOfficeShop.homeHint_examples')}
            {...wrong('examples')}
          >
            <Examples value={value.examples} onChange={(examples) => draft.change({ examples })} />
          </Form.Item>
        </Form>
      </SettingForm>
      <SettingVersions shown={shown} />
    </>
  );
}

/** Settings of the home page: blocks, headline and example searches. */
export function HomeCard() {
  const { t } = useWords();
  return (
    <SettingCard of="home" title={t('backOfficeShop.home')} lead={t('backOfficeShop.homeLead')}>
      {(shown) => <HomeForm shown={shown} />}
    </SettingCard>
  );
}
