import { textLimits } from '@farad/domain/shared';
import { Button, Empty, Flex, Form, Input, Popconfirm, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { FieldRefusal } from '../call/field-refusal.tsx';
import { useChange } from '../call/use-change.ts';

const added = { done: 'backOfficePeople.noteAdded', notDone: 'backOfficePeople.noteNotAdded' } as const;
const removed = { done: 'backOfficePeople.noteRemoved', notDone: 'backOfficePeople.noteNotRemoved' } as const;
interface Note {
  readonly id: string;
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

interface NoteListProps {
  readonly notes: readonly Note[];
  readonly mayWrite: boolean;
  readonly onAdd: (text: string) => Promise<unknown>;
  readonly onRemove: (noteId: string) => Promise<unknown>;
  /** Calls whose cached answers are fetched again after a note changes. */
  readonly touched: Parameters<typeof useChange>[2];
}

/** Notes that only staff see, with a form to add one. */
export function NoteList({ notes, mayWrite, onAdd, onRemove, touched }: NoteListProps) {
  const { t, dateTime } = useWords();
  const [form] = Form.useForm<{ text: string }>();
  const add = useChange(added, onAdd, touched, () => form.resetFields());
  const remove = useChange(removed, onRemove, touched);
  return (
    <Flex vertical gap={16}>
      {mayWrite ? (
        <Form form={form} layout="vertical" onFinish={({ text }) => add.mutate(text.trim())}>
          <FieldRefusal of={add.error} />
          <Form.Item
            name="text"
            label={t('backOfficePeople.newNote')}
            rules={[{ required: true, whitespace: true, max: textLimits.note }]}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={textLimits.note} showCount />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            {t('backOfficePeople.addNote')}
          </Button>
        </Form>
      ) : null}
      {notes.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficePeople.noNotes')} />
      ) : null}
      {notes.map((note) => (
        <Flex key={note.id} gap={8} justify="space-between" align="start">
          <div>
            <Typography.Paragraph className="keeps-lines flush">{note.text}</Typography.Paragraph>
            <Typography.Text type="secondary">
              {note.by} · {dateTime(note.at)}
            </Typography.Text>
          </div>
          {mayWrite ? (
            <Popconfirm title={t('backOfficePeople.removeNoteQuestion')} onConfirm={() => remove.mutate(note.id)}>
              <Button size="small">{t('backOfficePeople.removeNote')}</Button>
            </Popconfirm>
          ) : null}
        </Flex>
      ))}
    </Flex>
  );
}
