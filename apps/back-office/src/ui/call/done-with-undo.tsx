import { Button } from 'antd';

/** That a change was made, with a button that takes it back. */
export function DoneWithUndo({ text, label, onUndo }: { text: string; label: string; onUndo: () => void }) {
  return (
    <>
      {text}{' '}
      <Button size="small" onClick={onUndo}>
        {label}
      </Button>
    </>
  );
}
