import type { FaceSetting } from '@farad/domain/setting';
import { Button, Card, Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { PreviewButton } from './preview-button.tsx';

interface SettingBarProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Called when the save button is pressed. Absent = it submits the form around it. */
  readonly onSave?: () => void;
  readonly onDiscard: () => void;
  /** The changed setting, if it can be seen on the site before it is saved. */
  readonly unsaved?: FaceSetting | null;
}

/**
 * Bar with buttons that save or discard changes. It is shown while changes are unsaved. It scrolls away together with
 * its form, so that the bars of two forms never cover each other.
 */
export function SettingBar({ isDirty, isSaving, onSave, onDiscard, unsaved = null }: SettingBarProps) {
  const { t } = useWords();
  if (!isDirty) return null;
  return (
    <div className="office-save">
      <Card size="small">
        <Flex wrap gap={8} align="center">
          <Typography.Text type="warning" className="grows-200">
            {t('backOfficeSettings.unsaved')}
          </Typography.Text>
          {unsaved === null ? null : <PreviewButton unsaved={unsaved} />}
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
    </div>
  );
}
