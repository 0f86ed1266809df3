import { Affix, Button, Card, Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';

interface SettingBarProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** None: the form around it saves. */
  readonly onSave?: () => void;
  readonly onDiscard: () => void;
}

/** Saves or discards what was changed on the screen; it stays in view as long as there is something. */
export function SettingBar({ isDirty, isSaving, onSave, onDiscard }: SettingBarProps) {
  const { t } = useWords();
  if (!isDirty) return null;
  return (
    <Affix offsetBottom={0}>
      <Card size="small">
        <Flex wrap gap={8} align="center">
          <Typography.Text type="warning" style={{ flex: '1 1 200px' }}>
            {t('backOfficeSettings.unsaved')}
          </Typography.Text>
          <Button onClick={onDiscard} disabled={isSaving}>
            {t('backOfficeSettings.reset')}
          </Button>
          <Button
            type="primary"
            loading={isSaving}
            {...(onSave === undefined ? { htmlType: 'submit' as const } : { onClick: onSave })}
          >
            {t('backOffice.save')}
          </Button>
        </Flex>
      </Card>
    </Affix>
  );
}
