import type { ComponentProps } from 'react';

type Kind = 'primary' | 'quiet' | 'bare';
type Size = 'small' | 'medium' | 'large';

/**
 * Returns the class of a button, also for links. The rules are in app.css, because utility classes would bloat every
 * page.
 */
export const buttonClass = (kind: Kind = 'primary', size: Size = 'medium', extra = ''): string =>
  `btn btn-${kind} btn-${size}${extra && ` ${extra}`}`;

/** A button. `type` defaults to `button`. */
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
