import type { ContentEntry } from '@farad/contract/office/content/content';
import { Alert, Button, DatePicker, Flex, Form, Radio, Typography } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { useFieldName } from './field-name.ts';
import { fromMoscow, toMoscow } from './moscow-time.ts';

export interface Plan {
  /** ISO time; null = immediately. */
  readonly at: string | null;
  readonly endsAt: string | null;
}

interface PublishEntryProps {
  readonly entry: ContentEntry;
  /** True if there are unsaved changes. Publishing saves them first. */
  readonly isDirty: boolean;
  /** Names of the required fields that are empty. */
  readonly missing: readonly string[];
  readonly isPending: boolean;
  /** The server's error text for the end date. */
  readonly endsAtError: string | undefined;
  readonly onPublish: (plan: Plan) => void;
  readonly onShow: (field: string) => void;
  readonly onClose: () => void;
}

const format = 'DD.MM.YYYY HH:mm';

/** Dialog that publishes an entry: begin and end, in Moscow time. */
export function PublishEntry(props: PublishEntryProps) {
  const { entry, isDirty, missing, onPublish, onClose } = props;
  const { t } = useWords();
  const fieldName = useFieldName();
  const [isLater, setLater] = useState(entry.state === 'scheduled');
  const [at, setAt] = useState<Dayjs | null>(toMoscow(entry.state === 'scheduled' ? entry.nextAt : null));
  const [until, setUntil] = useState<Dayjs | null>(toMoscow(entry.state === 'ended' ? null : entry.endsAt));
  const [isTried, setTried] = useState(false);
  const [from, end] = [isLater ? fromMoscow(at) : null, fromMoscow(until)];
  const [opened] = useState(() => Date.now());
  const isMomentMissing = isLater && from === null;
  const isEndWrong = end !== null && Date.parse(end) <= Math.max(opened, from === null ? 0 : Date.parse(from));
  const endError = isEndWrong ? t('backOfficeContent.untilBefore') : props.endsAtError;
  const publish = (): void => {
    setTried(true);
    if (!isMomentMissing && !isEndWrong) onPublish({ at: from, endsAt: end });
  };
  return (
    <Dialog
      title={t('backOfficeContent.publish')}
      okText={t(isDirty ? 'backOfficeContent.saveAndPublish' : 'backOfficeContent.publish')}
      okButtonProps={{ disabled: missing.length > 0, loading: props.isPending }}
      onOk={publish}
      onCancel={onClose}
      closable={{ 'aria-label': t('backOffice.close') }}
    >
      {missing.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('backOfficeContent.notWhole')}
          description={missing.map((field) => (
            <div key={field}>
              <Button type="link" size="small" onClick={() => props.onShow(field)}>
                {fieldName(field)}
              </Button>
            </div>
          ))}
          className="below-16"
        />
      )}
      <Form layout="vertical" component="div">
        <Form.Item label={t('backOfficeContent.when')}>
          <Radio.Group
            aria-label={t('backOfficeContent.when')}
            value={isLater}
            onChange={({ target }) => setLater(target.value === true)}
            options={[
              { value: false, label: t('backOfficeContent.now') },
              { value: true, label: t('backOfficeContent.atMoment') },
            ]}
          />
        </Form.Item>
        {isLater ? (
          <Form.Item
            label={t('backOfficeContent.moment')}
            htmlFor="publish-at"
            {...(isTried && isMomentMissing
              ? { validateStatus: 'error' as const, help: t('backOfficeContent.momentMissing') }
              : {})}
          >
            <DatePicker
              id="publish-at"
              value={at}
              onChange={setAt}
              format={format}
              showTime={{ format: 'HH:mm' }}
              showNow={false}
            />
          </Form.Item>
        ) : null}
        <Form.Item
          label={t('backOfficeContent.until')}
          htmlFor="publish-until"
          extra={t('backOfficeContent.untilHint')}
          {...(endError === undefined ? {} : { validateStatus: 'error' as const, help: endError })}
        >
          <DatePicker
            id="publish-until"
            value={until}
            onChange={setUntil}
            format={format}
            showTime={{ format: 'HH:mm' }}
            showNow={false}
          />
        </Form.Item>
      </Form>
      <Flex vertical gap={4}>
        <Typography.Text>
          {t(isLater ? 'backOfficeContent.laterConsequence' : 'backOfficeContent.nowConsequence')}
        </Typography.Text>
      </Flex>
    </Dialog>
  );
}
