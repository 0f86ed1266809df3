import type { ReadListAnswer } from '@farad/contract/shop/basket';
import { textLimits } from '@farad/domain/shared';
import { useMutation } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Input, Modal } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { failureText } from '#ui/call/call-failed.tsx';
import type { OrderDraftLine } from './order-draft.ts';

/** Returns the lines of a pasted list for which exactly one product was found. */
const linesOf = ({ lines }: ReadListAnswer): readonly OrderDraftLine[] =>
  lines.flatMap(({ read, parts: [part, ...others] }) => {
    if (read === null || part === undefined || others.length > 0) return [];
    return [{ product_id: part.product_id, mpn: part.mpn, brand: part.brand, qty: read.qty }];
  });

function Left({ title, lines }: { title: string; lines: ReadListAnswer['lines'] }) {
  return lines.length === 0 ? null : (
    <Alert
      type="warning"
      title={title}
      description={
        <div className="office-number">
          {lines.map(({ row, text }) => (
            <div key={row}>{text}</div>
          ))}
        </div>
      }
    />
  );
}

/**
 * Field to paste a list of part numbers into an order. It then shows the lines that match no product or several
 * products.
 */
export function PasteLines({ onRead }: { onRead: (lines: readonly OrderDraftLine[]) => void }) {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const { notification } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadListAnswer['lines']>([]);
  const close = (): void => {
    setOpen(false);
    setText('');
    setLeft([]);
  };
  const read = useMutation({
    mutationFn: () => answerOf(api.readPhoneList({ body: { text } })),
    onSuccess: (answer) => {
      const whole = linesOf(answer);
      const others = answer.lines.filter((line) => line.read === null || line.parts.length !== 1);
      if (whole.length > 0) onRead(whole);
      if (others.length === 0) return close();
      setText('');
      setLeft(others);
    },
    onError: (error) =>
      notification.error({ title: t('backOfficeOrdering.notRead'), description: failureText(error, words) }),
  });
  const understood = left.filter((line) => line.read !== null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('backOfficeOrdering.paste')}</Button>
      <Modal open={isOpen} title={t('backOfficeOrdering.paste')} footer={null} onCancel={close} destroyOnHidden>
        <Flex vertical gap={12} align="stretch">
          <Left
            title={t('backOfficeOrdering.quantityNotRead')}
            lines={left.filter(({ read: line }) => line === null)}
          />
          <Left title={t('backOfficeOrdering.notFound')} lines={understood.filter(({ parts }) => parts.length === 0)} />
          <Left
            title={t('backOfficeOrdering.severalFound')}
            lines={understood.filter(({ parts }) => parts.length > 1)}
          />
          <label htmlFor="order-list">{t('backOfficeOrdering.pasteHint')}</label>
          <Input.TextArea
            id="order-list"
            rows={8}
            maxLength={textLimits.pastedList}
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder={'RC0603FR-0710KL\t5000\nNE555P x 10'}
            className="office-number"
          />
          <Button type="primary" disabled={text.trim() === ''} loading={read.isPending} onClick={() => read.mutate()}>
            {t('backOfficeOrdering.read')}
          </Button>
        </Flex>
      </Modal>
    </>
  );
}
