import { Modal, type ModalProps } from 'antd';

import { useFocusBack } from '../call/use-focus-back.ts';

/** A dialog that is there as long as it is open: its parent takes it away. */
export function Dialog(props: Omit<ModalProps, 'open'>) {
  useFocusBack();
  return <Modal {...props} open />;
}
