import { Flex, Form, Typography, type GetRef, type InputNumber } from 'antd';
import { useRef } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';

interface AskPiecesProps {
  readonly title: string;
  readonly lead?: string;
  readonly initial: number;
  readonly least: number;
  readonly most: number;
  readonly isBusy?: boolean;
  readonly onDone: (pieces: number) => void;
  readonly onClose: () => void;
}

/** Dialog that asks for a number of pieces. Enter confirms it. */
export function AskPieces({ title, lead, initial, least, most, isBusy = false, onDone, onClose }: AskPiecesProps) {
  const { t } = useWords();
  const field = useRef<GetRef<typeof InputNumber>>(null);
  const [form] = Form.useForm<{ pieces: number | null }>();
  return (
    <Dialog
      title={title}
      okText={t('backOfficeWarehouse.save')}
      cancelText={t('backOfficeWarehouse.close')}
      confirmLoading={isBusy}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ pieces: initial }}
        onFinish={({ pieces }) => onDone(pieces ?? 0)}
      >
        <Flex vertical gap={8}>
          {lead === undefined ? null : <Typography.Text>{lead}</Typography.Text>}
          <Form.Item name="pieces" rules={[{ required: true, type: 'integer', min: least, max: most }]} noStyle>
            <NumberInput
              ref={field}
              size="large"
              min={least}
              max={most}
              precision={0}
              changeOnWheel={false}
              inputMode="numeric"
              aria-label={title}
              onFocus={({ target }) => target.select()}
              className="w-full text-24"
            />
          </Form.Item>
        </Flex>
      </Form>
    </Dialog>
  );
}
