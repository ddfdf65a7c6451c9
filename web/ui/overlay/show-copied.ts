import { toast } from './toast';

/** A toast that a link was copied and what it opens, or that it is below the buttons for manual copying. */
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
