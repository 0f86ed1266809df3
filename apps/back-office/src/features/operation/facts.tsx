import { Card, Descriptions } from 'antd';
import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Card with named values, and what belongs to them below. */
export function Facts({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  return (
    <Card size="small" title={title} className="grows-320 min-0">
      <Descriptions
        size="small"
        column={1}
        items={facts.map(([label, value]) => ({ key: label, label, children: value }))}
      />
      {children}
    </Card>
  );
}
