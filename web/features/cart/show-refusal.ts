import { toast } from '../../ui/overlay/toast';

/** Tells why a change of the cart was refused; without a message nothing was. */
export function showRefusal(description: string | undefined): void {
  if (description) toast({ title: 'Błąd', description, tone: 'destructive' });
}
