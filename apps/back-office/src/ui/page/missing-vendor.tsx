import { Alert } from 'antd';

import { useWords } from '#i18n/words.tsx';

/**
 * Warning that a row cannot be processed, because the adapter of its payment provider or carrier is not installed.
 * Renders nothing if it is installed.
 */
export function MissingVendor({ of: vendor }: { of: { readonly id: string; readonly isInstalled: boolean } }) {
  const { t } = useWords();
  return vendor.isInstalled ? null : (
    <Alert type="warning" showIcon title={t('backOffice.vendorMissing', { id: vendor.id })} />
  );
}
