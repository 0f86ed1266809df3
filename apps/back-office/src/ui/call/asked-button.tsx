import { App, Button } from 'antd';
import type { ReactNode } from 'react';

interface AskedButtonProps {
  /** Name of the button, also of the one that confirms. */
  readonly name: string;
  readonly question: string;
  /** Consequence of the action, shown below the question. Absent = the question names it. */
  readonly consequence?: string;
  readonly icon?: ReactNode;
  readonly change: { readonly mutateAsync: (input: undefined) => Promise<unknown>; readonly isPending: boolean };
}

/** Red button that asks before it starts its change. */
export function AskedButton({ name, question, consequence, icon, change }: AskedButtonProps) {
  const { modal } = App.useApp();
  const ask = (): void =>
    void modal.confirm({
      title: question,
      content: consequence,
      okText: name,
      okButtonProps: { danger: true },
      // After a failure, the change shows the reason. The dialog closes in any case.
      onOk: () => change.mutateAsync(undefined).catch(() => undefined),
    });
  return (
    <Button danger icon={icon} onClick={ask} loading={change.isPending}>
      {name}
    </Button>
  );
}
