import type { ComponentProps } from 'react';

type Kind = 'primary' | 'quiet' | 'bare';
type Size = 'small' | 'medium' | 'large';

const kinds: Readonly<Record<Kind, string>> = {
  primary:
    'border-copper bg-copper text-on-copper font-semibold hover:bg-copper-strong hover:border-copper-strong hover:text-on-copper disabled:bg-line-2 disabled:border-line-2 disabled:text-ink-2',
  quiet: 'border-line-2 bg-transparent text-ink hover:border-ink-3 hover:text-ink disabled:text-ink-3',
  bare: 'border-transparent bg-transparent text-ink-2 hover:text-copper disabled:text-ink-3',
};

const sizes: Readonly<Record<Size, string>> = {
  small: 'h-7 px-2.5 text-13',
  medium: 'h-8 px-3.5 text-14',
  large: 'h-11 px-5.5 text-16',
};

/** Look of a button, for links that look like one. */
export const buttonClass = (kind: Kind = 'primary', size: Size = 'medium', extra = ''): string =>
  `inline-flex items-center justify-center gap-1.5 border rounded-sm whitespace-nowrap transition-colors ${kinds[kind]} ${sizes[size]} ${extra}`;

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  kind = 'primary',
  size = 'medium',
  className = '',
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'type'> & { kind?: Kind; size?: Size; type?: 'button' | 'submit' }) {
  const look = buttonClass(kind, size, className);
  return type === 'submit' ? (
    <button {...rest} type="submit" className={look} />
  ) : (
    <button {...rest} type="button" className={look} />
  );
}
