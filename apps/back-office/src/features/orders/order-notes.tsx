import type { StaffOrder } from '@farad/contract/back-office-orders';
import { Button, Empty, Flex, Form, Input, Popconfirm, Typography } from 'antd';

import { answerOf } from '../../api.ts';
import { useWords } from '../../i18n/words.tsx';
import { useOffice } from '../../office.tsx';
import { useChange } from '../../ui/use-change.ts';
import { touchedByOrder } from './order-words.ts';

const added = { done: 'backOfficePeople.noteAdded', notDone: 'backOfficePeople.noteNotAdded' } as const;
const removed = { done: 'backOfficePeople.noteRemoved', notDone: 'backOfficePeople.noteNotRemoved' } as const;
const noteMax = 2000;

/** Notes about an order that staff alone see. */
export function OrderNotes({ order }: { order: StaffOrder }) {
  const { t, dateTime } = useWords();
  const { api } = useOffice();
  const { number, notes } = order;
  const [form] = Form.useForm<{ text: string }>();
  const add = useChange(
    added,
    (text: string) => answerOf(api.addOrderNote({ number, body: { text } })),
    touchedByOrder,
    () => form.resetFields(),
  );
  const remove = useChange(
    removed,
    (noteId: string) => answerOf(api.removeOrderNote({ number, noteId, body: {} })),
    touchedByOrder,
  );
  return (
    <Flex vertical gap={16}>
      <Form form={form} layout="vertical" onFinish={({ text }) => add.mutate(text.trim())}>
        <Form.Item
          name="text"
          label={t('backOfficePeople.newNote')}
          rules={[{ required: true, whitespace: true, max: noteMax }]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={noteMax} showCount />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t('backOfficePeople.addNote')}
        </Button>
      </Form>
      {notes.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficePeople.noNotes')} />
      ) : null}
      {notes.map((note) => (
        <Flex key={note.id} gap={8} justify="space-between" align="start">
          <div>
            <Typography.Paragraph style={{ whiteSpace: 'pre-line', margin: 0 }}>{note.text}</Typography.Paragraph>
            <Typography.Text type="secondary">
              {note.by} · {dateTime(note.at)}
            </Typography.Text>
          </div>
          <Popconfirm title={t('backOfficePeople.removeNoteQuestion')} onConfirm={() => remove.mutate(note.id)}>
            <Button size="small">{t('backOfficePeople.removeNote')}</Button>
          </Popconfirm>
        </Flex>
      ))}
    </Flex>
  );
}
