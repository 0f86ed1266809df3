import { Alert } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** Says that the payment provider or carrier of a row is not installed, so that the row waits. Nothing if it is. */
export function MissingVendor({ of: vendor }: { of: { readonly id: string; readonly isInstalled: boolean } }) {
  const { t } = useWords();
  return vendor.isInstalled ? null : (
    <Alert type="warning" showIcon title={t('backOffice.vendorMissing', { id: vendor.id })} />
  );
}
