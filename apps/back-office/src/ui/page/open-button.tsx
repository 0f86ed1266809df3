import { PlusOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useState, type ReactNode } from 'react';

interface OpenButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly label: ReactNode;
  /** The dialog. */
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A button with the dialog that it opens. */
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

/** The button of a page that adds to its list. */
export const AddButton = (props: OpenButtonProps) => <OpenButton type="primary" icon={<PlusOutlined />} {...props} />;
