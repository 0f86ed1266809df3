import { taxSystems, tillKinds, tillLimits, timezones, type TillSetting } from '@farad/domain/receipt';
import { Card, Flex, Form, Select } from 'antd';

import { useWords } from '#i18n/words.tsx';

interface TillProps {
  readonly till: TillSetting;
  /** True if the tax system is required and not chosen. */
  readonly isWrong: boolean;
  readonly onChange: (till: TillSetting) => void;
}

/**
 * Settings of the cash register that issues receipts for online payments. Its type limits the number of lines and
 * determines which data of goods it needs.
 */
export function TillFields({ till, isWrong, onChange }: TillProps) {
  const { t, named } = useWords();
  const { itemsMax, needsEmail } = tillLimits[till.kind];
  const change = (changes: Partial<TillSetting>): void => onChange({ ...till, ...changes });
  return (
    <Card size="small" title={t('backOfficeSettings.till')}>
      <Form layout="vertical" component="div">
        <Flex wrap gap="0 16px">
          <Form.Item
            label={t('backOfficeSettings.tillKind')}
            extra={t(needsEmail ? 'backOfficeSettings.tillRowsByEmail' : 'backOfficeSettings.tillRows', {
              count: itemsMax,
            })}
          >
            <Select
              aria-label={t('backOfficeSettings.tillKind')}
              value={till.kind}
              onChange={(kind) => change({ kind })}
              options={tillKinds.map((kind) => ({ value: kind, label: named(`backOfficeSettings.till_${kind}`) }))}
              className="w-280"
            />
          </Form.Item>
          {till.kind === 'yookassa' ? null : (
            <Form.Item
              label={t('backOfficeSettings.taxSystem')}
              {...(isWrong ? { validateStatus: 'error' as const, help: t('backOfficeSettings.taxSystemNeeded') } : {})}
            >
              <Select
                aria-label={t('backOfficeSettings.taxSystem')}
                value={till.taxSystem ?? 0}
                onChange={(value) => change({ taxSystem: taxSystems.find((each) => each === value) ?? null })}
                options={[
                  { value: 0, label: t('backOfficeSettings.taxSystem_0') },
                  ...taxSystems.map((value) => ({ value, label: named(`backOfficeSettings.taxSystem_${value}`) })),
                ]}
                className="w-280"
              />
            </Form.Item>
          )}
          <Form.Item label={t('backOfficeSettings.timezone')} extra={t('backOfficeSettings.timezoneHint')}>
            <Select
              aria-label={t('backOfficeSettings.timezone')}
              value={till.timezone}
              onChange={(timezone) => change({ timezone })}
              options={timezones.map((value) => ({ value, label: named(`backOfficeSettings.timezone_${value}`) }))}
              className="w-280"
            />
          </Form.Item>
        </Flex>
      </Form>
    </Card>
  );
}
