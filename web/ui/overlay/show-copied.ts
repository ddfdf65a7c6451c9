import { toast } from './toast';

/**
 * Shows a toast: that the link was copied and what it opens, or that it must be copied from the field below the
 * buttons.
 */
export function showCopied(copied: boolean, opens: string): void {
  toast(
    copied
      ? { title: 'Link skopiowany', description: opens }
      : {
          title: 'Link jest gotowy',
          description: 'Jest pod przyciskami: zaznacz go i\u00a0skopiuj.',
        },
  );
}
