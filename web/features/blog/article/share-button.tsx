import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import { toast } from '../../../ui/overlay/toast';

/**
 * A button that shares the article's URL through the device's own dialog or, where there is none, copies it to the
 * clipboard.
 */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="secondary" size="s" onClick={() => void share(title)}>
      <Icon name="link" />
      Udostępnij artykuł
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const { origin, pathname } = window.location;
  const url = origin + pathname;
  try {
    if ((navigator as Partial<Navigator>).share) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast({ title: 'Skopiowano link do artykułu' });
  } catch (error) {
    // The visitor has closed the dialog without sharing.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: 'Nie udało się skopiować linku', description: url, tone: 'destructive' });
  }
}
