import type { Category } from '../../../apollo/schema.generated';
import { Button } from '../../../ui/button/button';
import { toast } from '../../../ui/overlay/toast';
import { JumpLink, jumpTo } from '../steps/step-section';
import type { ConfiguratorState } from '../use-configurator';
import {
  snapshot,
  addToComparison,
  ROOM,
  useComparedConfigurations,
} from './compared-configurations';
import styles from './compare-button.module.css';

const LOOK = { label: 'Zobacz porównanie', onSelect: () => jumpTo('porownanie') };
const TOASTS = {
  first: {
    title: 'Dodano do porównania',
    description: 'Zmień ustawienia i\u00a0dodaj następną konfigurację, a\u00a0zobaczysz różnice.',
  },
  added: {
    title: 'Dodano do porównania',
    description: 'Różnice widać w\u00a0tabeli na końcu strony.',
  },
  duplicate: {
    title: 'Ta konfiguracja już jest w\u00a0porównaniu',
    description: 'Zmień w\u00a0niej coś, aby mieć co porównać.',
  },
  full: {
    title: 'Porównanie jest pełne',
    description: 'Mieszczą się w\u00a0nim trzy konfiguracje. Usuń jedną z\u00a0nich, aby dodać tę.',
    tone: 'destructive',
  },
} as const;

/** A button that keeps the current configuration for comparison, and a link to the comparison once one is kept. */
export function CompareButton({
  category,
  state,
}: {
  category: Category;
  state: ConfiguratorState;
}) {
  const count = useComparedConfigurations().length;
  const add = (): void => {
    const next = snapshot(category, state, new Date());
    if (!next) return;
    const outcome = addToComparison(next);
    toast({ ...TOASTS[outcome === 'added' && count === 0 ? 'first' : outcome], action: LOOK });
  };
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="s" disabled={state.blocked} onClick={add}>
        Dodaj do porównania
      </Button>
      {count > 0 && (
        <JumpLink
          className={styles.link}
          to="porownanie"
        >{`Porównanie (${count} z\u00a0${ROOM})`}</JumpLink>
      )}
    </div>
  );
}
