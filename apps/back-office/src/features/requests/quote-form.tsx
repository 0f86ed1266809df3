import type { StaffRequest } from '@farad/contract/office/orders/requests';
import { addDays, moscowDay } from '@farad/domain/delivery';
import { quantityMax } from '@farad/domain/quantities';
import { leadDaysMax, quoteDaysMax, requestTextMax } from '@farad/domain/quote';
import { textLimits } from '@farad/domain/shared';
import { Button, Card, Checkbox, Flex, Form, Input, Typography } from 'antd';
import { useState, type ReactNode } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import type { FieldWidth } from '#ui/field/field-width.ts';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { ProductPicker } from '#ui/field/product-picker.tsx';
import { beginQuote, problemOf, quoteToSend, totalOf, type DraftLine, type DraftProblem } from './quote-draft.ts';
import { RequestedPart } from './request-overview.tsx';
import { touchedByRequest } from './request-words.tsx';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';

const sent = { done: 'backOfficeRequests.sent', notDone: 'backOfficeRequests.notSent' } as const;
const priceMax = 100_000_000;

interface LineProps {
  readonly request: StaffRequest;
  readonly asked: StaffRequest['lines'][number];
  readonly line: DraftLine;
  /** Reason why the line cannot be sent; null until staff try to send the quote. */
  readonly problem: DraftProblem | null;
  readonly onChange: (line: DraftLine) => void;
}

/** Form field with a label above it. */
function Box({ label, width, children }: { label: string; width: FieldWidth | 'whole'; children: ReactNode }) {
  return (
    <Flex vertical className={`w-${width} min-0`}>
      <Typography.Text type="secondary">{label}</Typography.Text>
      {children}
    </Flex>
  );
}

function OfferBoxes({ request, asked, line, problem, onChange }: LineProps) {
  const { t } = useWords();
  const { number } = request;
  const { part } = asked;
  const name = (what: string): string => `${what}, ${part}`;
  const boxes = [
    {
      ...({ key: 'qty', label: t('backOfficeRequests.pieces'), min: 1, max: quantityMax, precision: 0 } as const),
      value: line.qty,
      isWrong: false,
    },
    {
      ...({ key: 'price', label: t('backOfficeRequests.price'), min: 0, max: priceMax, precision: 4 } as const),
      value: line.price,
      isWrong: problem === 'needPrice',
    },
    {
      ...({
        key: 'leadDays',
        label: t('backOfficeRequests.leadDays'),
        min: 1,
        max: leadDaysMax,
        precision: 0,
      } as const),
      value: line.leadDays,
      isWrong: problem === 'short',
    },
  ] as const;
  return (
    <Flex wrap gap={8} align="start">
      <Box label={t('backOfficeRequests.product')} width={300}>
        <ProductPicker
          whom={{ request: number }}
          label={name(t('backOfficeRequests.product'))}
          qty={line.qty ?? asked.qty}
          chosen={line.product}
          isWrong={problem === 'chooseProduct' || problem === 'once'}
          onChange={(product) => onChange({ ...line, product, price: product?.price ?? line.price })}
        />
      </Box>
      {boxes.map(({ key, label, min, max, precision, value, isWrong }) => (
        <Box key={key} label={label} width={140}>
          <NumberInput
            aria-label={name(label)}
            min={min}
            max={max}
            precision={precision}
            value={value}
            status={isWrong ? 'error' : ''}
            placeholder={key === 'leadDays' ? t('backOfficeRequests.leadHint') : ''}
            onChange={(entered) => onChange({ ...line, [key]: entered })}
            className="w-full"
          />
        </Box>
      ))}
    </Flex>
  );
}

/** Card with a requested line and the fields that answer it. */
function LineCard(props: LineProps) {
  const { t, count } = useWords();
  const { asked, line, problem, onChange } = props;
  const unitPrice = useUnitPrice();
  const facts = [
    `${count(asked.qty)} ${t('backOfficeRequests.pieces').toLowerCase()}`,
    ...(asked.wished_price === null
      ? []
      : [`${t('backOfficeRequests.wishedPrice').toLowerCase()} ${unitPrice(asked.wished_price)}`]),
    ...(line.product === null || !line.isOffered
      ? []
      : [t('backOfficeRequests.available', { count: count(line.product.available) })]),
  ];
  const available = count(line.product?.available ?? 0);
  return (
    <Card size="small">
      <Flex vertical gap={8}>
        <Flex wrap gap={12} justify="space-between" align="start">
          <div>
            <RequestedPart line={asked} />
            <div>
              <Typography.Text type="secondary">{facts.join(' · ')}</Typography.Text>
            </div>
          </div>
          <Checkbox
            checked={!line.isOffered}
            onChange={({ target }) => onChange({ ...line, isOffered: !target.checked })}
          >
            {t('backOfficeRequests.notOffered')}
          </Checkbox>
        </Flex>
        {line.isOffered ? <OfferBoxes {...props} /> : null}
        <Input
          aria-label={`${t('backOfficeRequests.note')}, ${asked.part}`}
          placeholder={t('backOfficeRequests.note')}
          maxLength={requestTextMax.note}
          status={problem === 'noteNeeded' ? 'error' : ''}
          value={line.note}
          onChange={({ target }) => onChange({ ...line, note: target.value })}
        />
        {problem === null ? null : (
          <Typography.Text type="danger" role="alert">
            {t(`backOfficeRequests.${problem}`, { available })}
          </Typography.Text>
        )}
      </Flex>
    </Card>
  );
}

/** Form that answers a request with a quote: lines, last day and total. */
export function QuoteForm({ request }: { request: StaffRequest }) {
  const { t, money } = useWords();
  const { api } = useOffice();
  const [today] = useState(() => moscowDay(new Date()));
  const [draft, setDraft] = useState(() => beginQuote(request, today));
  const [wasTried, setTried] = useState(false);
  const { number, revision } = request;
  const send = useChange(
    sent,
    () => answerOf(api.answerRequest({ number, body: quoteToSend(draft, revision) })),
    touchedByRequest,
  );
  const problems = draft.lines.map((line) => problemOf(line, draft.lines));
  const hasOffer = draft.lines.some(({ isOffered }) => isOffered);
  const submit = (): void => {
    setTried(true);
    if (hasOffer && problems.every((problem) => problem === null)) send.mutate(undefined);
  };
  return (
    <Form layout="vertical" onFinish={submit}>
      <Flex vertical gap={12}>
        {request.lines.map((requestLine, index) => {
          const line = draft.lines[index];
          if (line === undefined) return null;
          return (
            <LineCard
              key={requestLine.position}
              request={request}
              asked={requestLine}
              line={line}
              problem={wasTried ? (problems[index] ?? null) : null}
              onChange={(changed) =>
                setDraft({ ...draft, lines: draft.lines.map((each, at) => (at === index ? changed : each)) })
              }
            />
          );
        })}
        <Flex wrap gap={16}>
          <Box label={t('backOfficeRequests.validOn')} width={180}>
            <Input
              type="date"
              required
              aria-label={t('backOfficeRequests.validOn')}
              min={today}
              max={addDays(today, quoteDaysMax)}
              value={draft.validOn}
              onChange={({ target }) => setDraft({ ...draft, validOn: target.value })}
            />
          </Box>
          <Box label={t('backOfficeRequests.quoteComment')} width="whole">
            <Input.TextArea
              aria-label={t('backOfficeRequests.quoteComment')}
              autoSize={{ minRows: 1, maxRows: 6 }}
              maxLength={textLimits.comment}
              value={draft.comment}
              onChange={({ target }) => setDraft({ ...draft, comment: target.value })}
            />
          </Box>
        </Flex>
        {wasTried && !hasOffer ? (
          <Typography.Text type="danger" role="alert">
            {t('backOfficeRequests.chooseProduct')}
          </Typography.Text>
        ) : null}
        <Flex wrap gap={16} align="center">
          <Button type="primary" htmlType="submit" loading={send.isPending}>
            {t(revision === 0 ? 'backOfficeRequests.send' : 'backOfficeRequests.sendRevision')}
          </Button>
          <Typography.Text strong>
            {t('backOfficeRequests.sumOf', { sum: money(totalOf(draft.lines)) })}
          </Typography.Text>
        </Flex>
      </Flex>
    </Form>
  );
}
