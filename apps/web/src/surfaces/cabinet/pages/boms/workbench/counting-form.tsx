import type { WireBom } from '@farad/contract/shop/boms/boms';
import { typedNumberLengthMax } from '@farad/domain/quantities';
import type { ChangeEvent, FocusEvent } from 'react';
import { Form, Link, useSubmit } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox, fieldClass } from '#ui/field.tsx';

const attritionPresets = [
  'none',
  'hand',
  'machine',
  'own',
  'leader',
] as const satisfies readonly WireBom['settings']['attrition'][];

const switches = [
  ['isExactOnly', 'exactOnly'],
  ['isSamePackageOnly', 'samePackageOnly'],
  ['isMerged', 'merged'],
  ['isOwnStockUsed', 'useOwnStock'],
] as const;

type Settings = WireBom['settings'];

const dielectrics = ['usual', 'any', 'X5R', 'X7R', 'C0G'] as const satisfies readonly Settings['gradeDielectric'][];
const voltages = ['usual', 'any', '10', '16', '25', '50', '100'] as const satisfies readonly Settings['gradeVoltage'][];
const tolerances = ['usual', 'any', '0.1', '1', '5'] as const satisfies readonly Settings['gradeTolerance'][];
const margins = ['none', 'quarter', 'half', 'double'] as const satisfies readonly Settings['voltageMargin'][];

interface GradeChoice {
  readonly name: 'gradeDielectric' | 'gradeVoltage' | 'gradeTolerance' | 'voltageMargin';
  readonly options: readonly (readonly [value: string, text: string])[];
}

function useGradeChoices(): readonly GradeChoice[] {
  const { t } = useWords();
  const known = (value: string, text: string): string =>
    value === 'usual' || value === 'any' ? t(`boms.grade_${value}`) : text;
  return [
    { name: 'gradeDielectric', options: dielectrics.map((value) => [value, known(value, value)]) },
    { name: 'gradeVoltage', options: voltages.map((volts) => [volts, known(volts, t('boms.gradeVolts', { volts }))]) },
    {
      name: 'gradeTolerance',
      options: tolerances.map((percent) => [
        percent,
        known(percent, t('boms.gradePercent', { percent: Number(percent) })),
      ]),
    },
    { name: 'voltageMargin', options: margins.map((margin) => [margin, t(`boms.margin_${margin}`)]) },
  ];
}

/**
 * Default dielectric, voltage and the like for lines that do not state them. After a change, all lines are matched
 * again.
 */
function Grades({ settings }: Pick<WireBom, 'settings'>) {
  const { t } = useWords();
  return (
    <fieldset className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="float-left font-semibold" title={t('boms.gradesHint')}>
        {t('boms.gradesTitle')}
      </legend>
      {useGradeChoices().map(({ name, options }) => (
        <label key={name} className="inline-flex items-center gap-2">
          {t(`boms.${name}`)}
          <select key={settings[name]} name={name} defaultValue={settings[name]} className={fieldClass('text-13')}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Form with the number of boards and the rules for quantities. Each change is sent without a button and recalculates
 * the list.
 */
export function CountingForm({ bom, base }: { bom: WireBom; base: string }) {
  const { t, to } = useWords();
  const submit = useSubmit();
  const { settings, boards } = bom;
  const send = (form: HTMLFormElement | null): void =>
    void (form && submit(form, { preventScrollReset: true, replace: true }));
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    const element = target as EventTarget;
    const isChoice =
      element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type === 'checkbox');
    if (isChoice) send(element.form);
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>): void => {
    const element = target as EventTarget;
    if (element instanceof HTMLInputElement && element.type === 'text' && element.value !== element.defaultValue)
      send(element.form);
  };
  return (
    <Form
      method="post"
      preventScrollReset
      replace
      onChange={onChange}
      onBlur={onBlur}
      className="no-print grid gap-3 border-y border-line-2 py-3"
    >
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="part" value="counting" />
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {boards.map((board) => (
          <li key={board.board} className="flex flex-wrap items-center gap-2">
            <input type="hidden" name="board" value={board.board} />
            <span className="max-w-[260px] truncate font-semibold" title={board.fileName ?? board.name}>
              {board.name}
            </span>
            <span aria-hidden="true">×</span>
            <input
              type="text"
              key={board.count}
              name={`count.${board.board}`}
              defaultValue={board.count}
              inputMode="numeric"
              autoComplete="off"
              maxLength={typedNumberLengthMax}
              aria-label={t('boms.boardCount', { name: board.name })}
              className={fieldClass('w-20 text-right font-mono font-semibold')}
            />
            <Link to={`${base}/mapping?board=${board.board}`} className="text-13 text-copper-ink underline">
              {t('boms.howRead')}
            </Link>
            {board.revision > 1 && (
              <Link
                to={`${base}/difference?board=${board.board}&from=${board.revision - 1}&to=${board.revision}`}
                className="text-13 text-copper-ink underline"
              >
                {t('boms.differenceLink', { from: board.revision - 1, to: board.revision })}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="bom-counting flex flex-wrap items-center gap-x-5 gap-y-2 text-13">
        <label className="inline-flex items-center gap-2">
          {t('boms.attrition')}
          <select
            key={settings.attrition}
            name="attrition"
            defaultValue={settings.attrition}
            className={fieldClass('text-13')}
          >
            {attritionPresets.map((preset) => (
              <option key={preset} value={preset}>
                {t(`boms.attrition_${preset}`)}
              </option>
            ))}
          </select>
        </label>
        <span className="own-attrition">
          {(['attritionPercent', 'attritionMinimum', 'attritionLeader'] as const).map((name) => (
            <label key={name} data-figure={name} className="inline-flex items-center gap-2">
              {t(`boms.${name}`)}
              <input
                type="text"
                key={settings[name]}
                name={name}
                defaultValue={settings[name]}
                inputMode="decimal"
                autoComplete="off"
                maxLength={typedNumberLengthMax}
                className={fieldClass('w-16 text-right font-mono')}
              />
            </label>
          ))}
        </span>
        {switches.map(([name, title]) => (
          <Checkbox
            key={`${name} ${settings[name]}`}
            name={name}
            value="1"
            defaultChecked={settings[name]}
            title={name === 'isExactOnly' ? t('boms.exactOnlyHint') : undefined}
          >
            {t(`boms.${title}`)}
          </Checkbox>
        ))}
        <Link to={to('/cabinet/boms/own-stock')} className="text-copper-ink underline">
          {t('boms.ownStock')}
        </Link>
        <Button type="submit" kind="quiet" size="small" className="unscripted">
          {t('boms.count')}
        </Button>
        <Grades settings={settings} />
      </div>
    </Form>
  );
}
