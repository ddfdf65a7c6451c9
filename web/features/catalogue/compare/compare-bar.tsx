import { useNavigate } from 'react-router-dom';

import { plural } from '../../../lib/text/plural';
import { Button } from '../../../ui/button/button';
import { chooseAll, comparisonPath, useCompared } from './compared';
import styles from './compare-bar.module.css';

/** The id of the form to which the checkboxes for the comparison belong. */
export const COMPARE_FORM = 'porownanie';

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
