import { Modal, type ModalProps } from 'antd';

import { useFocusBack } from '../call/use-focus-back.ts';

/** Dialog that is open while it is mounted. */
export function Dialog(props: Omit<ModalProps, 'open'>) {
  useFocusBack();
  return <Modal {...props} open />;
}
