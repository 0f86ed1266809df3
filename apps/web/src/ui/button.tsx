import type { ComponentProps } from 'react';

type Kind = 'primary' | 'quiet' | 'bare';
type Size = 'small' | 'medium' | 'large';

/**
 * Returns the CSS classes of a button; links use them too. app.css has the rules, because utility classes would enlarge
 * every page.
 */
export const buttonClass = (kind: Kind = 'primary', size: Size = 'medium', extra = ''): string =>
  `btn btn-${kind} btn-${size}${extra && ` ${extra}`}`;

/** A button. Its `type` is `button` unless another one is given. */
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
