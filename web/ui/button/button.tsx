import type { ComponentProps } from 'react';
import { joinClasses } from '../../lib/join-classes';
import { Link, type LinkProps } from './link';
import styles from './button.module.css';

interface ButtonLooks {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'm' | 's';
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** Whether work is in progress: the button is disabled, and `pendingLabel` replaces its text. */
    pending?: boolean;
    pendingLabel?: string;
  };

export function Button({
  variant = 'primary',
  size = 'm',
  pending = false,
  pendingLabel,
  type = 'button',
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={joinClasses(buttonClass({ variant, size }), className)}
    >
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

/** Class names of a button, shared with links that look like one. */
function buttonClass({ variant = 'primary', size = 'm' }: ButtonLooks): string {
  return joinClasses(styles.button, styles[variant], size === 's' && styles.small);
}

/** A link that looks like a button; takes paths of the site and absolute URLs (https:, tel:, mailto:). */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLooks) {
  return <Link {...rest} className={joinClasses(buttonClass({ variant, size }), className)} />;
}
