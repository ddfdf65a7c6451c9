import { toast } from './toast';

/** A toast: the link was copied, with what it opens, or it must be copied by hand from the field below the buttons. */
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
