import { importModes } from '@farad/domain/import';
import { Card, Flex, Form, Segmented } from 'antd';
import { Link, useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useTitle } from '#ui/call/use-title.ts';
import { FileRules } from './fits-what.tsx';
import { ImportStepper } from './import-stepper.tsx';
import { StartImport } from './start-import.tsx';
import { SupplierField } from './supplier-field.tsx';

/** First step: choice of supplier and mode, and upload of the file. */
export function NewImportPage() {
  const { t, named } = useWords();
  const [params, setParams] = useSearchParams();
  useTitle(t('backOfficeImports.newImport'));
  const set = (name: string, value: string | null): void => {
    const changed = new URLSearchParams(params);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    setParams(changed, { replace: true });
  };
  return (
    <>
      <PageHead title={t('backOfficeImports.newImport')}>
        <Link to="/imports">{t('backOfficeImports.toList')}</Link>
      </PageHead>
      <ImportStepper now="file" open={['file']} />
      <Flex vertical gap={16} className="max-760">
        <Form layout="vertical" component="div">
          <Form.Item label={t('backOfficeImports.supplier')} extra={t('backOfficeImports.supplierHint')}>
            <SupplierField value={params.get('supplier')} onChange={(id) => set('supplier', id)} />
          </Form.Item>
          <Form.Item label={t('backOfficeImports.mode')} className="below-0">
            <Segmented
              aria-label={t('backOfficeImports.mode')}
              value={params.get('mode') ?? 'full'}
              onChange={(mode) => set('mode', mode === 'full' ? null : mode)}
              options={importModes.map((value) => ({ value, label: named(`backOfficeImports.mode_${value}`) }))}
            />
          </Form.Item>
        </Form>
        <StartImport />
        <Card size="small">
          <FileRules />
        </Card>
      </Flex>
    </>
  );
}
