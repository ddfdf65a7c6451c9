import { useInBrowser } from '../../../lib/browser/hydration';
import { Button } from '../../../ui/button/button';
import { toast } from '../../../ui/overlay/toast';

interface CopyButtonProps {
  text: string;
  /** What is copied, in the accusative: "numer konta". */
  what: string;
}

/** A button that copies a text; rendered only where scripts run, which it needs. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const inBrowser = useInBrowser();
  if (!inBrowser) return null;
  return (
    <Button
      variant="quiet"
      size="s"
      data-screen-only
      aria-label={`Kopiuj ${what}`}
      onClick={() => void copy(text, what)}
    >
      Kopiuj
    </Button>
  );
}

async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `Skopiowano ${what}` });
  } catch {
    toast({ title: `Nie udało się skopiować`, description: text, tone: 'destructive' });
  }
}
