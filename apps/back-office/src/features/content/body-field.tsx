import { BoldOutlined, FontSizeOutlined, LinkOutlined, TableOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { contentLimits } from '@farad/domain/content';
import type { Locale } from '@farad/domain/shared';
import { Button, Flex, Input, Typography } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useLayoutEffect, useRef, type ComponentType, type KeyboardEvent } from 'react';

import { useWords } from '#i18n/words.tsx';
import { FactsList } from './facts-list.tsx';
import { insertPiece, markText, toolOfKey, tools, type Selected, type Tool } from './mark-text.ts';

interface BodyFieldProps {
  readonly id: string;
  readonly locale: Locale;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Error text of the field. */
  readonly error: string | undefined;
}

const iconOf: Readonly<Record<Tool, ComponentType>> = {
  bold: BoldOutlined,
  heading: FontSizeOutlined,
  list: UnorderedListOutlined,
  link: LinkOutlined,
  table: TableOutlined,
};

/**
 * Markdown editor with buttons for formatting and a list of facts to insert. After a button is used, the editor selects
 * what it inserted.
 */
export function BodyField({ id, locale, value, onChange, error }: BodyFieldProps) {
  const { t, named } = useWords();
  const field = useRef<TextAreaRef>(null);
  const chosen = useRef<Selected | null>(null);
  const area = (): HTMLTextAreaElement | undefined => field.current?.resizableTextArea?.textArea;
  useLayoutEffect(() => {
    const next = chosen.current;
    chosen.current = null;
    if (next === null || next.text !== value) return;
    const element = area();
    element?.focus();
    element?.setSelectionRange(next.start, next.end);
  }, [value]);

  const apply = (make: (selected: Selected) => Selected): void => {
    const element = area();
    const [start, end] = [element?.selectionStart ?? value.length, element?.selectionEnd ?? value.length];
    const next = make({ text: value, start, end });
    if (next.text.length > contentLimits.bodyMax) return;
    chosen.current = next;
    onChange(next.text);
  };
  const words = { column: t('backOfficeContent.column'), value: t('backOfficeContent.value') };
  const mark = (tool: Tool): void => apply((selected) => markText(tool, selected, words));
  const onKeyDown = (event: KeyboardEvent): void => {
    const tool = toolOfKey(event);
    if (tool === null) return;
    event.preventDefault();
    mark(tool);
  };
  return (
    <>
      <Flex role="toolbar" aria-label={t('backOfficeContent.tools')} gap={4} wrap className="below-8">
        {tools.map((tool) => {
          const Icon = iconOf[tool];
          const name = named(`backOfficeContent.tool_${tool}`);
          return <Button key={tool} icon={<Icon />} title={name} aria-label={name} onClick={() => mark(tool)} />;
        })}
      </Flex>
      <Input.TextArea
        ref={field}
        id={id}
        lang={locale}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        {...(error === undefined
          ? {}
          : { 'aria-invalid': true, 'aria-describedby': `${id}-error`, status: 'error' as const })}
        maxLength={contentLimits.bodyMax}
        showCount
        autoSize={{ minRows: 14, maxRows: 36 }}
        className="office-markdown"
      />
      {error === undefined ? null : (
        <Typography.Text type="danger" id={`${id}-error`} role="alert">
          {error}
        </Typography.Text>
      )}
      <FactsList onInsert={(name) => apply((selected) => insertPiece(selected, `{{ ${name} }}`))} />
    </>
  );
}
