import type { ListView } from '@farad/contract/office/staff/list-views';
import { listViewLimits, type ViewedList } from '@farad/domain/staff';
import { DeleteOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Empty, Flex, Form, Input, Popover, Tag } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { formatTableState, parseTableState, type TableState } from './table-state.ts';
import { setCachedAnswer } from '../call/call-key.ts';
import { useCall } from '../call/use-call.ts';
import { useChange } from '../call/use-change.ts';

interface ListViewsProps {
  /** Name under which views of the list are stored. */
  readonly name: ViewedList;
  /** Names of the list's parameters in the address. */
  readonly names: readonly string[];
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  /** Keys of the chosen columns; null = the default ones. */
  readonly columns: readonly string[] | null;
  readonly onColumns: (keys: readonly string[] | null) => void;
}

const savedWords = { done: 'backOfficeViews.saved', notDone: 'backOfficeViews.notSaved' } as const;
const removedWords = { done: 'backOfficeViews.removed', notDone: 'backOfficeViews.notRemoved' } as const;

/** Loads the saved views of a list. Returns them and functions to change them. */
function useViews(list: ViewedList) {
  const { api } = useOffice();
  const queries = useQueryClient();
  const views = useCall('listViews', { query: { list: list } }, { staleTime: Infinity });
  const keep = (answer: Answer<'listViews'>): void => {
    setCachedAnswer(queries, answer, 'listViews', { query: { list } });
  };
  const save = useChange(
    savedWords,
    (view: Parameters<typeof api.saveView>[0]['body']) => answerOf(api.saveView({ body: view })),
    ['auditLog'],
    keep,
  );
  const setDefault = useChange(
    savedWords,
    ({ id, isDefault }: ListView) => answerOf(api.setDefaultView({ viewId: id, body: { isDefault: !isDefault } })),
    ['auditLog'],
    keep,
  );
  const remove = useChange(
    removedWords,
    ({ id }: ListView) => answerOf(api.removeView({ viewId: id, body: {} })),
    ['auditLog'],
    keep,
  );
  return { views: views.data?.views, save, setDefault, remove };
}

interface RowProps {
  readonly view: ListView;
  readonly mayRemove: boolean;
  readonly onOpen: () => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

function ViewRow({ view, mayRemove, onOpen, onDefault, onRemove }: RowProps) {
  const { t } = useWords();
  const { name, isShared, isDefault } = view;
  return (
    <Flex align="center" gap={4} justify="space-between">
      <Button type="text" onClick={onOpen} className="grows to-start cut">
        {name} {isShared ? <Tag>{t('backOfficeViews.forAll')}</Tag> : null}
      </Button>
      <Button
        type="text"
        icon={isDefault ? <StarFilled /> : <StarOutlined />}
        aria-pressed={isDefault}
        aria-label={t('backOfficeViews.openWith', { name })}
        title={t('backOfficeViews.openWith', { name })}
        onClick={onDefault}
      />
      {mayRemove ? (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('backOfficeViews.removeOf', { name })}
          onClick={onRemove}
        />
      ) : null}
    </Flex>
  );
}

function SaveForm({
  isSaving,
  mayShare,
  onSave,
}: {
  isSaving: boolean;
  mayShare: boolean;
  onSave: (kept: { name: string; isShared: boolean }) => void;
}) {
  const { t } = useWords();
  const [form] = Form.useForm<{ name: string; isShared?: boolean }>();
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={({ name, isShared = false }) => {
        onSave({ name: name.trim(), isShared });
        form.resetFields();
      }}
    >
      <Form.Item
        name="name"
        label={t('backOfficeViews.name')}
        rules={[{ required: true, whitespace: true, max: listViewLimits.name }]}
        className="below-8"
      >
        <Input maxLength={listViewLimits.name} autoComplete="off" />
      </Form.Item>
      {mayShare ? (
        <Form.Item name="isShared" valuePropName="checked" className="below-8">
          <Checkbox>{t('backOfficeViews.share')}</Checkbox>
        </Form.Item>
      ) : null}
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('backOfficeViews.save')}
      </Button>
    </Form>
  );
}

/**
 * Saved views of a list: filters, order and columns under a name. The view with a star is applied when the list is
 * opened.
 */
export function ListViews({ name: list, names, state, onChange, columns, onColumns }: ListViewsProps) {
  const { t } = useWords();
  const mayShare = useMay()('manage_settings');
  const [isOpen, setOpen] = useState(false);
  const { views, save, setDefault, remove } = useViews(list);
  const apply = (view: ListView): void => {
    onChange(parseTableState(new URLSearchParams(view.query), names));
    if (view.columns !== null) onColumns(view.columns);
  };
  // Once the views are loaded, apply the view with a star, unless the address already has filters.
  const isKnown = views !== undefined;
  const begin = useEffectEvent(() => {
    const opening = views?.find(({ isDefault }) => isDefault);
    if (opening !== undefined && formatTableState(state, names).toString() === '') apply(opening);
  });
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  const query = formatTableState({ ...state, turned: [] }, names).toString();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      title={t('backOfficeViews.views')}
      content={
        <Flex vertical gap={12} className="w-300 max-window">
          {views === undefined || views.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeViews.none')} />
          ) : (
            <div>
              {views.map((view) => (
                <ViewRow
                  key={view.id}
                  view={view}
                  mayRemove={view.isOwn || mayShare}
                  onOpen={() => {
                    setOpen(false);
                    apply(view);
                  }}
                  onDefault={() => setDefault.mutate(view)}
                  onRemove={() => remove.mutate(view)}
                />
              ))}
            </div>
          )}
          <SaveForm
            isSaving={save.isPending}
            mayShare={mayShare}
            onSave={(view) => save.mutate({ ...view, list, query, columns: columns === null ? null : [...columns] })}
          />
        </Flex>
      }
    >
      <Button>{t('backOfficeViews.views')}</Button>
    </Popover>
  );
}
