import { Alert, Flex, Radio, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { changedLines } from './changed-lines.ts';
import type { Clash } from './draft.ts';
import { useFieldName } from './field-name.ts';

interface ClashPanelProps {
  readonly clashes: readonly Clash[];
  readonly onChoose: (name: string, value: string | null) => void;
}

/**
 * Tells that somebody else has saved the entry meanwhile. For each field that both editors changed, the staff member
 * chooses one of the two values.
 */
export function ClashPanel({ clashes, onChoose }: ClashPanelProps) {
  const { t } = useWords();
  const fieldName = useFieldName();
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const choose = (clash: Clash, whose: 'mine' | 'theirs'): void => {
    setChosen({ ...chosen, [clash.name]: whose });
    onChoose(clash.name, clash[whose]);
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('backOfficeContent.clashTitle')}
      description={
        <Flex vertical gap={12}>
          {t(clashes.length === 0 ? 'backOfficeContent.clashNone' : 'backOfficeContent.clashLead')}
          {clashes.map((clash) => {
            const lines = changedLines(clash.mine ?? '', clash.theirs ?? '');
            const shown = { mine: lines.one, theirs: lines.other };
            return (
              <div key={clash.name} role="group" aria-label={fieldName(clash.name)}>
                <Typography.Text strong>{fieldName(clash.name)}</Typography.Text>
                <Radio.Group
                  value={chosen[clash.name] ?? 'mine'}
                  onChange={({ target }) => choose(clash, target.value === 'theirs' ? 'theirs' : 'mine')}
                  className="office-sides"
                >
                  {(['mine', 'theirs'] as const).map((whose) => (
                    <Radio key={whose} value={whose}>
                      {t(`backOfficeContent.${whose}`)}
                      <div className="office-side">{shown[whose] || t('backOfficeContent.emptyValue')}</div>
                    </Radio>
                  ))}
                </Radio.Group>
              </div>
            );
          })}
        </Flex>
      }
    />
  );
}
