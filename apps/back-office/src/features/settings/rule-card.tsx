import { ruleBounds, usualSettings, type ruleGroups } from '@farad/domain/setting';
import { Form } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { FigureField } from '#ui/field/figure-field.tsx';
import { SettingCard } from '#ui/setting/setting-card.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft } from '#ui/setting/use-setting.ts';

type Group = (typeof ruleGroups)[number];

interface Bounds {
  readonly min: number;
  readonly max: number;
}

function Rules({ group, shown }: { group: Group; shown: Answer<'shopSetting'> }) {
  const { t, named } = useWords();
  const draft = useSettingDraft(group, shown);
  // In every group, all rules are integers with limits. Only the names of the rules differ.
  const values = draft.value as Readonly<Record<string, number>>;
  const usual = usualSettings[group] as unknown as Readonly<Record<string, number>>;
  return (
    <>
      <SettingForm draft={draft}>
        <Form layout="vertical" component="div">
          {Object.entries<Bounds>(ruleBounds[group]).map(([name, { min, max }]) => (
            <Form.Item
              key={name}
              label={named(`backOfficeSettings.rule_${name}`)}
              htmlFor={`rule-${group}-${name}`}
              extra={`${named(`backOfficeSettings.ruleHint_${name}`)} (${t('backOfficeSettings.bounds', { min, max, usual: usual[name] ?? min })})`}
            >
              <FigureField
                id={`rule-${group}-${name}`}
                min={min}
                max={max}
                isRefused={draft.wrongField === name}
                value={values[name] ?? min}
                onChange={(typed) => (typed === null ? undefined : draft.change({ [name]: typed }))}
                className="w-140"
              />
            </Form.Item>
          ))}
        </Form>
      </SettingForm>
      <SettingVersions shown={shown} />
    </>
  );
}

/** Settings of one group of rules, with the limits of each. */
export function RuleCard({ group }: { group: Group }) {
  const { named } = useWords();
  return (
    <SettingCard of={group} title={named(`backOfficeSettings.rules_${group}`)}>
      {(shown) => <Rules group={group} shown={shown} />}
    </SettingCard>
  );
}
