import { useWords } from '#i18n/words.tsx';
import { SectionHead } from '#ui/page/view-switch.tsx';

/** Heading of the section with tabs for its screens. */
export function OperationHead({ view }: { view: 'jobs' | 'messages' | 'webhooks' | 'servers' | 'state' }) {
  const { t } = useWords();
  return (
    <SectionHead
      label={t('backOfficeOperation.operation')}
      view={view}
      views={[
        { value: 'jobs', address: '/operation', label: t('backOfficeOperation.view_jobs') },
        { value: 'messages', address: '/operation/messages', label: t('backOfficeOperation.view_messages') },
        { value: 'webhooks', address: '/operation/webhooks', label: t('backOfficeOperation.view_webhooks') },
        { value: 'servers', address: '/operation/servers', label: t('backOfficeOperation.view_servers') },
        { value: 'state', address: '/operation/state', label: t('backOfficeOperation.view_state') },
      ]}
    />
  );
}
