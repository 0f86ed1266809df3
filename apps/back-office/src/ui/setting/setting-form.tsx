import type { FaceSetting } from '@farad/domain/setting';
import { Flex } from 'antd';
import type { ReactNode } from 'react';

import { SettingBar } from './setting-bar.tsx';

interface SettingFormProps {
  readonly draft: {
    readonly isDirty: boolean;
    readonly isSaving: boolean;
    readonly unsaved: FaceSetting | null;
    readonly save: () => void;
    readonly discard: () => void;
  };
  readonly children: ReactNode;
}

/** Form around the fields of a setting. Pressing Enter in a field saves, like the button of the bar. */
export function SettingForm({ draft, children }: SettingFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.isDirty && !draft.isSaving) draft.save();
      }}
    >
      <Flex vertical gap={16}>
        {children}
        <SettingBar
          isDirty={draft.isDirty}
          isSaving={draft.isSaving}
          onDiscard={draft.discard}
          unsaved={draft.unsaved}
        />
      </Flex>
    </form>
  );
}
