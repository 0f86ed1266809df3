import { Drawer, Grid, Skeleton, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { CallFailed } from '../call/call-failed.tsx';
import { useFocusBack } from '../call/use-focus-back.ts';
import { useTitle } from '../call/use-title.ts';

const tabParameter = 'tab';

export interface DrawerTab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface RowDrawerProps {
  /** Path of the list below the drawer. */
  readonly list: string;
  readonly title: string;
  /** undefined = still loading. */
  readonly tabs: readonly DrawerTab[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly extra?: ReactNode;
  /** Width in pixels on a wide screen. All tabs should fit into it. */
  readonly width?: number;
}

/**
 * Drawer over a list with the details of one row. The drawer has its own URL. The list keeps its filters when the
 * drawer is closed.
 */
export function RowDrawer({ list, title, tabs, error, onRetry, extra, width = 760 }: RowDrawerProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const isWide = Grid.useBreakpoint().md ?? true;
  useTitle(title);
  useFocusBack();
  const close = (): void => {
    const parameters = new URLSearchParams(search);
    parameters.delete(tabParameter);
    void navigate({ pathname: list, search: parameters.toString() });
  };
  const choose = (tab: string): void => {
    const changed = new URLSearchParams(params);
    changed.set(tabParameter, tab);
    setParams(changed, { replace: true });
  };
  const wanted = params.get(tabParameter);
  const chosen = tabs?.find(({ key }) => key === wanted) ?? tabs?.[0];
  return (
    <Drawer
      open
      onClose={close}
      size={isWide ? width : '100%'}
      title={title}
      extra={isWide ? extra : null}
      closable={{ 'aria-label': t('backOffice.close') }}
    >
      {isWide ? null : <div className="below-12">{extra}</div>}
      {error !== null ? <CallFailed error={error} onRetry={onRetry} /> : null}
      {error === null && tabs === undefined ? <Skeleton active /> : null}
      {error === null && tabs !== undefined && chosen !== undefined ? (
        <Tabs
          activeKey={chosen.key}
          onChange={choose}
          destroyOnHidden
          items={tabs.map(({ key, label, content }) => ({ key, label, children: content }))}
        />
      ) : null}
    </Drawer>
  );
}
