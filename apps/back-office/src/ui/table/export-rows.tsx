import { moscowDay } from '@farad/domain/delivery';
import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { failureText } from '../call/call-failed.tsx';
import { toCsv } from './csv.ts';
import type { Column } from './data-table.tsx';
import { saveFile } from '../call/save-file.ts';

/** Maximum number of rows in a file. If the list has more, a message asks to filter it. */
const rowsMax = 5000;

export interface Portion<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Loads the rows of a list page by page, at most `most` of them. `isCut` = there are more. */
export async function gatherRows<Row>(
  load: (after: string | null) => Promise<Portion<Row>>,
  most: number = rowsMax,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const portion: Portion<Row> = await load(after);
    rows.push(...portion.rows);
    after = portion.next;
  } while (after !== null && rows.length < most);
  return { rows: rows.slice(0, most), isCut: after !== null || rows.length > most };
}

interface ExportRowsProps<Row> {
  /** File name without extension. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Loads the page of the filtered list that starts after a key; null = the first page. */
  readonly load: (after: string | null) => Promise<Portion<Row>>;
}

/** Button that downloads the filtered list as CSV. */
export function ExportRows<Row>({ name, columns, load }: ExportRowsProps<Row>) {
  const words = useWords();
  const { t } = words;
  const { message, notification } = App.useApp();
  const save = useMutation({
    mutationFn: () => gatherRows(load),
    onSuccess: ({ rows, isCut }) => {
      const written = columns.flatMap(({ title, write }) => (write === undefined ? [] : [{ title, write }]));
      const lines = rows.map((row) => written.map(({ write }) => write(row)));
      const day = moscowDay(new Date());
      saveFile(
        `${name}-${day}.csv`,
        'text/csv',
        toCsv(
          written.map(({ title }) => title),
          lines,
          words,
        ),
      );
      if (isCut) notification.warning({ title: t('backOffice.exportCut', { most: rowsMax }) });
      else void message.success(t('backOffice.exported', { count: rows.length }));
    },
    onError: (error) => {
      notification.error({ title: t('backOffice.notExported'), description: failureText(error, words) });
    },
  });
  return (
    <Button icon={<DownloadOutlined />} loading={save.isPending} onClick={() => save.mutate()}>
      {t('backOffice.export')}
    </Button>
  );
}
