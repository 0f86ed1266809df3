import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { contactsLimits } from '@farad/domain/setting';
import { inEachLocale, textLimits } from '@farad/domain/shared';
import { Button, Card, Flex, Form, Input } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { moved, OrderButtons } from '#ui/page/order-buttons.tsx';
import { OwnWords } from '#ui/page/own-words.tsx';
import { SettingCard } from '#ui/setting/setting-card.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, type SettingValue } from '#ui/setting/use-setting.ts';

type Contacts = SettingValue<'contacts'>;
type Column = Contacts['columns'][number];

const noWords = () => ({ ...inEachLocale(() => '') });

const replaced = <T,>(items: readonly T[], index: number, item: T): T[] =>
  items.map((other, at) => (at === index ? item : other));
const without = <T,>(items: readonly T[], index: number): T[] => items.filter((_, at) => at !== index);

/** Returns the properties that mark a field as rejected by the API. */
const statusOf = (isWrong: boolean) => (isWrong ? { status: 'error' as const } : {});

interface PartProps {
  /** Name of the rejected field; empty = none. */
  readonly wrong: string;
}

/** Buttons that move an item of a list up or down, or remove it. */
function ItemButtons<T>({
  name,
  items,
  index,
  onChange,
}: {
  name: string;
  items: readonly T[];
  index: number;
  onChange: (items: T[]) => void;
}) {
  const { t } = useWords();
  return (
    <Flex gap={8}>
      <OrderButtons
        name={name}
        index={index}
        length={items.length}
        onMove={(by) => onChange(moved(items, index, by))}
      />
      <Button
        icon={<DeleteOutlined />}
        aria-label={t('backOfficeShop.contactsRemove', { name })}
        onClick={() => onChange(without(items, index))}
      />
    </Flex>
  );
}

function Social({
  social,
  wrong,
  onChange,
}: PartProps & { social: Contacts['social']; onChange: (social: Contacts['social']) => void }) {
  const { t } = useWords();
  return (
    <Flex vertical gap={8}>
      {social.map((page, index) => (
        <Flex key={index} wrap gap={8}>
          <Input
            aria-label={t('backOfficeShop.contactsName')}
            placeholder={t('backOfficeShop.contactsName')}
            maxLength={contactsLimits.name}
            value={page.name}
            onChange={({ target }) => onChange(replaced(social, index, { ...page, name: target.value }))}
            className="max-200"
            {...statusOf(wrong === `social.${index}.name`)}
          />
          <Input
            aria-label={t('backOfficeShop.contactsUrl')}
            placeholder={t('backOfficeShop.contactsUrl')}
            maxLength={contactsLimits.address}
            value={page.url}
            onChange={({ target }) => onChange(replaced(social, index, { ...page, url: target.value.trim() }))}
            className="grows-200 max-360"
            {...statusOf(wrong === `social.${index}.url`)}
          />
          <ItemButtons name={page.name || String(index + 1)} items={social} index={index} onChange={onChange} />
        </Flex>
      ))}
      <Button
        icon={<PlusOutlined />}
        disabled={social.length >= contactsLimits.social}
        onClick={() => onChange([...social, { name: '', url: '' }])}
        className="max-260"
      >
        {t('backOfficeShop.contactsAddSocial')}
      </Button>
    </Flex>
  );
}

function Links({
  column,
  path,
  wrong,
  onChange,
}: PartProps & { column: Column; path: string; onChange: (links: Column['links']) => void }) {
  const { t } = useWords();
  const { links } = column;
  return (
    <Flex vertical gap={12}>
      {links.map((link, index) => {
        const name = t('backOfficeShop.contactsLink', { number: index + 1 });
        return (
          <Flex key={index} vertical gap={8} role="group" aria-label={name}>
            <Flex wrap gap={8}>
              <Input
                aria-label={`${name}: ${t('backOfficeShop.contactsAddress')}`}
                placeholder={t('backOfficeShop.contactsAddress')}
                maxLength={contactsLimits.address}
                value={link.address}
                onChange={({ target }) => onChange(replaced(links, index, { ...link, address: target.value.trim() }))}
                className="grows-200 max-480"
                {...statusOf(wrong === `${path}.links.${index}.address`)}
              />
              <ItemButtons name={link.title.ru || name} items={links} index={index} onChange={onChange} />
            </Flex>
            <OwnWords
              kind={{ label: name }}
              most={contactsLimits.title}
              value={link.title}
              onChange={(title) => onChange(replaced(links, index, { ...link, title: { ...title } }))}
            />
          </Flex>
        );
      })}
      <Button
        icon={<PlusOutlined />}
        disabled={links.length >= contactsLimits.links}
        onClick={() => onChange([...links, { title: noWords(), address: '/' }])}
        className="max-260"
      >
        {t('backOfficeShop.contactsAddLink')}
      </Button>
    </Flex>
  );
}

function Columns({
  columns,
  wrong,
  onChange,
}: PartProps & { columns: Contacts['columns']; onChange: (columns: Contacts['columns']) => void }) {
  const { t } = useWords();
  return (
    <Flex vertical gap={12}>
      {columns.map((column, index) => {
        const name = t('backOfficeShop.contactsColumn', { number: index + 1 });
        return (
          <Card
            key={index}
            size="small"
            title={column.title.ru || name}
            extra={<ItemButtons name={column.title.ru || name} items={columns} index={index} onChange={onChange} />}
          >
            <Flex vertical gap={16}>
              <OwnWords
                kind={{ label: name }}
                most={contactsLimits.name}
                value={column.title}
                onChange={(title) => onChange(replaced(columns, index, { ...column, title: { ...title } }))}
              />
              <Links
                column={column}
                path={`columns.${index}`}
                wrong={wrong}
                onChange={(links) => onChange(replaced(columns, index, { ...column, links }))}
              />
            </Flex>
          </Card>
        );
      })}
      <Button
        icon={<PlusOutlined />}
        disabled={columns.length >= contactsLimits.columns}
        onClick={() => onChange([...columns, { title: noWords(), links: [] }])}
        className="max-260"
      >
        {t('backOfficeShop.contactsAddColumn')}
      </Button>
    </Flex>
  );
}

function ContactsForm({ shown }: { shown: Answer<'shopSetting'> }) {
  const { t, named } = useWords();
  const draft = useSettingDraft('contacts', shown);
  const { value, wrongField } = draft;
  return (
    <>
      <SettingForm draft={draft}>
        <Form layout="vertical" component="div">
          {(['email', 'hours'] as const).map((field) => (
            <Form.Item
              key={field}
              label={named(`backOfficeShop.contacts_${field}`)}
              htmlFor={`contacts-${field}`}
              extra={named(`backOfficeShop.contactsHint_${field}`)}
              {...(wrongField === field ? { validateStatus: 'error' as const } : {})}
            >
              <Input
                id={`contacts-${field}`}
                type={field === 'email' ? 'email' : 'text'}
                maxLength={field === 'email' ? textLimits.email : contactsLimits.hours}
                value={value[field]}
                onChange={({ target }) => draft.change({ [field]: target.value })}
                className="max-320"
              />
            </Form.Item>
          ))}
          <Form.Item label={t('backOfficeShop.contacts_social')}>
            <Social social={value.social} wrong={wrongField} onChange={(social) => draft.change({ social })} />
          </Form.Item>
          <Form.Item label={t('backOfficeShop.contacts_columns')} extra={t('backOfficeShop.contactsHint_columns')}>
            <Columns columns={value.columns} wrong={wrongField} onChange={(columns) => draft.change({ columns })} />
          </Form.Item>
        </Form>
      </SettingForm>
      <SettingVersions shown={shown} />
    </>
  );
}

/** Settings of the shop's e-mail, opening hours, social networks and footer columns. */
export function ContactsCard() {
  const { t } = useWords();
  return (
    <SettingCard of="contacts" title={t('backOfficeShop.contacts')} lead={t('backOfficeShop.contactsLead')}>
      {(shown) => <ContactsForm shown={shown} />}
    </SettingCard>
  );
}
