import { Table, type TableProps } from 'antd';
import { useEffect, useRef } from 'react';

const takesFocus = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Makes a scrolling box focusable, so that arrow keys scroll it. A box that contains something focusable needs no
 * change.
 */
function openToKeys(scrolled: HTMLElement): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scrolled;
  const isScrolled = scrollWidth > clientWidth || scrollHeight > clientHeight;
  if (isScrolled && scrolled.querySelector(takesFocus) === null) scrolled.tabIndex = 0;
  else scrolled.removeAttribute('tabindex');
}

/** Table that is as wide as its content requires. If it is wider than the window, it scrolls inside its box. */
export function WideTable<Row extends object>({ scroll, ...props }: TableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parts = frame.current?.querySelectorAll<HTMLElement>('.ant-table-content, .ant-table-body') ?? [];
    const observer = new ResizeObserver((seen) => {
      for (const { target } of seen) openToKeys(target as HTMLElement);
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  });
  return (
    <div ref={frame} className="min-0 max-full">
      <Table<Row> {...props} scroll={{ x: 'max-content', ...scroll }} />
    </div>
  );
}
