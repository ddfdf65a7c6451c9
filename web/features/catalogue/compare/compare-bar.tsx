import { useNavigate } from 'react-router-dom';
import { plural } from '#engine/locale/plural';
import { useEarlyInput } from '../../../lib/form/use-early-input';
import { joinClasses } from '../../../lib/join-classes';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import { toast } from '../../../ui/overlay/toast';
import { chooseAll, comparisonPath, useCompared, choose, COMPARED_PARAM } from './compared';
import styles from './compare-bar.module.css';

/** The id of the form to which the checkboxes for the comparison belong. */
const COMPARE_FORM = 'porownanie';

/** A bar that opens the comparison, shown once something is chosen; a GET form, so that it works without scripts. */
export function CompareBar() {
  const chosen = useCompared();
  const navigate = useNavigate();
  return (
    <form
      id={COMPARE_FORM}
      action="/porownanie"
      className={styles.bar}
      data-empty={chosen.length === 0}
      data-screen-only
      aria-label="Porównanie produktów"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(comparisonPath(chosen));
      }}
    >
      <output>
        {chosen.length > 0 &&
          `Do porównania: ${chosen.length}\u00a0${plural(chosen.length, ['produkt', 'produkty', 'produktów'])}`}
      </output>
      <Button variant="quiet" size="s" onClick={() => chooseAll([])}>
        Wyczyść
      </Button>
      <Button type="submit" size="s">
        Porównaj
      </Button>
    </form>
  );
}

interface CompareToggleProps {
  product: { id: number; name: string };
  /** Whether the toggle is in the corner of a card, where only its icon is shown. */
  inCorner?: boolean;
}

/**
 * A checkbox that chooses a product for comparison; it belongs to the form of `CompareBar`, so that it works without
 * scripts.
 */
export function CompareToggle({ product: { id, name }, inCorner = false }: CompareToggleProps) {
  const chosen = useCompared();
  const isChosen = chosen.includes(id);
  /** Chooses the product or removes it from the choice; returns whether it is chosen now. */
  const change = (isChosen: boolean): boolean => {
    if (choose(id, isChosen)) return isChosen;
    toast({
      title: 'Porównanie jest pełne',
      description:
        'Mieszczą się w\u00a0nim trzy produkty. Odznacz jeden z\u00a0nich, aby dodać ten.',
      tone: 'destructive',
    });
    return false;
  };
  const box = useEarlyInput<HTMLInputElement>((input) => {
    if (input.checked && !isChosen) input.checked = change(true);
  });
  return (
    <label className={joinClasses(styles.toggle, inCorner && styles.corner)} data-screen-only>
      <input
        ref={box}
        type="checkbox"
        form={COMPARE_FORM}
        name={COMPARED_PARAM}
        value={id}
        checked={isChosen}
        aria-label={`Porównaj: ${name}`}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span className={styles.sign}>
        <Icon name={isChosen ? 'check' : 'compare'} />
      </span>
      {!inCorner && <span aria-hidden="true">{isChosen ? 'W\u00a0porównaniu' : 'Porównaj'}</span>}
    </label>
  );
}
