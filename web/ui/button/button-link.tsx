import { joinClasses } from '../../lib/join-classes';
import { buttonClass, type ButtonLooks } from './button';
import { Link, type LinkProps } from './link';

/** A link that looks like a button; takes paths of the site and absolute URLs (https:, tel:, mailto:). */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLooks) {
  return <Link {...rest} className={joinClasses(buttonClass({ variant, size }), className)} />;
}
