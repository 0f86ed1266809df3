import { Grid, Steps, Typography } from 'antd';
import { useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { importSteps, type ImportStep } from './steps.ts';

interface ImportStepperProps {
  readonly now: ImportStep;
  readonly open: readonly ImportStep[];
  /** Path of the import; absent = the import does not exist yet. */
  readonly address?: string;
}

/** Steps of an import with the current one marked. Steps that can be opened are links. */
export function ImportStepper({ now, open, address }: ImportStepperProps) {
  const { t, named } = useWords();
  const navigate = useNavigate();
  const isWide = Grid.useBreakpoint().md ?? true;
  const at = importSteps.indexOf(now);
  if (!isWide) {
    const figures = { number: at + 1, of: importSteps.length, name: named(`backOfficeImports.step_${now}`) };
    return <Typography.Paragraph strong>{t('backOfficeImports.stepOf', figures)}</Typography.Paragraph>;
  }
  return (
    <Steps
      size="small"
      current={at}
      {...(address === undefined
        ? {}
        : { onChange: (chosen: number) => void navigate(`${address}/${importSteps[chosen] ?? ''}`) })}
      className="below-24"
      items={importSteps.map((step) => ({
        title: named(`backOfficeImports.step_${step}`),
        disabled: !open.includes(step) || address === undefined,
      }))}
    />
  );
}
