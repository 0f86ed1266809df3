import { Segmented } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { PageHead } from './page-head.tsx';

interface ViewSwitchProps<View extends string> {
  /** What they are views of. */
  readonly label: string;
  readonly view: View;
  /** Each with the address of its screen and what it is called, in the order they are shown. */
  readonly views: readonly { readonly value: View; readonly address: string; readonly label: string }[];
}

/** The switch that a navigation began at, by its name: that of the screen which comes next takes the focus over. */
interface Switched {
  readonly switched: string;
}

/** Ways between the screens of a section. Arrow keys walk on: the focus goes along. */
export function ViewSwitch<View extends string>({ label, view, views }: ViewSwitchProps<View>) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const frame = useRef<HTMLDivElement>(null);
  const isSwitched = (state as Switched | null)?.switched === label;
  useEffect(() => {
    if (isSwitched) frame.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isSwitched]);
  return (
    <div ref={frame} style={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Segmented<View>
        aria-label={label}
        value={view}
        onChange={(chosen) => {
          const address = views.find(({ value }) => value === chosen)?.address;
          if (address !== undefined) void navigate(address, { state: { switched: label } satisfies Switched });
        }}
        options={views.map(({ value, label: called }) => ({ value, label: called }))}
      />
    </div>
  );
}

/** Heading of a section with the ways to its screens. */
export function SectionHead<View extends string>(props: ViewSwitchProps<View>) {
  return (
    <PageHead title={props.label}>
      <ViewSwitch {...props} />
    </PageHead>
  );
}
