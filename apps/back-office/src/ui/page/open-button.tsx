import { PlusOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useState, type ReactNode } from 'react';

interface OpenButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly label: ReactNode;
  /** Renders the dialog. */
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** Button that opens a dialog, together with that dialog. */
export function OpenButton({ label, children, ...button }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

/** Button of a page that opens the dialog to add something to its list. */
export const AddButton = (props: OpenButtonProps) => <OpenButton type="primary" icon={<PlusOutlined />} {...props} />;
