import { Segmented } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { PageHead } from './page-head.tsx';

interface ViewSwitchProps<View extends string> {
  /** Accessible name of the switch. */
  readonly label: string;
  readonly view: View;
  /** Screens in display order, each with its address and title. */
  readonly views: readonly { readonly value: View; readonly address: string; readonly label: string }[];
}

/** Navigation state: name of the switch that was used. The same switch on the next screen takes the focus. */
interface Switched {
  readonly switched: string;
}

/** Switch between the screens of a section. The focus stays on the switch, so arrow keys continue to work. */
export function ViewSwitch<View extends string>({ label, view, views }: ViewSwitchProps<View>) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const frame = useRef<HTMLDivElement>(null);
  const isSwitched = (state as Switched | null)?.switched === label;
  useEffect(() => {
    if (isSwitched) frame.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isSwitched]);
  return (
    <div ref={frame} className="max-full scrolls-x">
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

/** Heading of a section with the switch between its screens. */
export function SectionHead<View extends string>(props: ViewSwitchProps<View>) {
  return (
    <PageHead title={props.label}>
      <ViewSwitch {...props} />
    </PageHead>
  );
}
