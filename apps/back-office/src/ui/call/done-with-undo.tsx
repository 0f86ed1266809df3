import { Button } from 'antd';

/** Success message with an undo button. */
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
