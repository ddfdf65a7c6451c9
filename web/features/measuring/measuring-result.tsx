import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import {
  type Measurement,
  type MeasuredSizes,
  measuredSizes,
  measuringNote,
  measuringWarnings,
  targetLabel,
} from '#engine/goods/measuring/measurement';
import { ButtonLink } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import { storeMeasuringNote } from './measuring-notes';
import styles from './measuring-result.module.css';

interface MeasuringResultProps {
  category: Category;
  measurement: Measurement;
  /** The configuration's settings as search parameters. */
  settings: URLSearchParams;
}

/** The sizes to order, notes on unusual readings, and a link to the configurator. */
export function MeasuringResult({ category, measurement, settings }: MeasuringResultProps) {
  const family = familyOf(category);
  const sizes = measuredSizes(family, measurement);
  const { lengths } = family.measuring;
  const isComplete = lengths.every(({ target }) => sizes[target] !== undefined);
  const note = measuringNote(family, measurement);
  return (
    <section className={styles.result} aria-labelledby="wynik-pomiaru">
      <h2 id="wynik-pomiaru">Wymiar do zamówienia</h2>
      <dl className={styles.sizes} aria-live="polite">
        {lengths.map(({ target }) => (
          <div key={target}>
            <dt>{targetLabel(family, target)}</dt>
            <dd>{sizes[target] === undefined ? '–' : `${sizes[target]}\u00a0cm`}</dd>
          </div>
        ))}
      </dl>
      <div aria-live="polite" className={styles.warnings}>
        {measuringWarnings(family, measurement).map((warning) => (
          <Notice key={warning} tone="warning">
            {warning}
          </Notice>
        ))}
      </div>
      {isComplete ? (
        <ButtonLink
          to={`/konfigurator/${category}?${withSizes(settings, sizes, measurement)}`}
          onClick={() => storeMeasuringNote(note)}
        >
          Wstaw do konfiguratora
        </ButtonLink>
      ) : (
        <p className={styles.missing}>Wpisz wszystkie odczyty, a&nbsp;policzymy wymiar.</p>
      )}
    </section>
  );
}

/** The settings with the measured sizes and the choices about the place. */
function withSizes(
  settings: URLSearchParams,
  sizes: MeasuredSizes,
  { placement }: Measurement,
): URLSearchParams {
  const search = new URLSearchParams(settings);
  for (const [name, value] of Object.entries({ ...sizes, ...placement }))
    search.set(name, String(value));
  return search;
}
