import type { ReactNode } from 'react';
import { phoneLink } from '../../lib/text/format';
import { Notice } from '../content/notice';

/** A notice for visitors without JavaScript that this part of the page needs it, with a number to call instead. */
export function NeedsScripts({ phone, children }: { phone: string | null; children: ReactNode }) {
  return (
    <noscript>
      <Notice tone="warning" title="W&nbsp;tej przeglądarce wyłączono obsługę JavaScriptu">
        <span>{children}</span> Włącz JavaScript w&nbsp;ustawieniach.
        {phone && (
          <span>
            {' '}
            Możesz też zadzwonić: <a href={phoneLink(phone)}>{phone}</a>.
          </span>
        )}
      </Notice>
    </noscript>
  );
}
