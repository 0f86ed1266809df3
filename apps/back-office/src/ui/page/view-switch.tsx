import { Segmented } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { PageHead } from './page-head.tsx';

interface ViewSwitchProps<View extends string> {
  /** Name of the switch for screen readers. */
  readonly label: string;
  readonly view: View;
  /** Screens in their order, each with its address and title. */
  readonly views: readonly { readonly value: View; readonly address: string; readonly label: string }[];
}

/**
 * Navigation state with the name of the switch that was used. On the next screen, the switch with this name takes the
 * focus.
 */
interface Switched {
  readonly switched: string;
}

/**
 * Switch between the screens of a section. After a change of screen it has the focus again, so that arrow keys go on
 * working.
 */
export function ViewSwitch<View extends string>({ label, view, views }: ViewSwitchProps<View>) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const frame = useRef<HTMLDivElement>(null);
  const isSwitched = (state as Switched | null)?.switched === label;
  useEffect(() => {
    if (isSwitched) frame.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isSwitched]);
  useEffect(() => {
    // On a phone the switch is wider than the window.
    frame.current?.querySelector('label:has(input:checked)')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view]);
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

/** Heading of a section with a switch between its screens. */
export function SectionHead<View extends string>(props: ViewSwitchProps<View>) {
  return (
    <PageHead title={props.label}>
      <ViewSwitch {...props} />
    </PageHead>
  );
}
