import { toast } from '../../../ui/overlay/toast';

/** Copies a text and tells that by a toast with the title `done`. */
export async function copyToClipboard(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: done });
  } catch {
    toast({
      title: 'Nie udało się skopiować. Zaznacz tekst i\u00a0skopiuj go.',
      tone: 'destructive',
    });
  }
}
