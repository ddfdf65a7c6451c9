import type { ContactHoursFragment } from './contact-hours.generated';
import styles from './opening-now.module.css';
import { comingHolidays, openingState, type OpeningState } from './opening-state';
import { useCurrentMinute } from '../../../lib/dates/use-current-minute';

/**
 * Whether the shop is open now, and the holidays of the next 30 days. The page is cached for all visitors, so the time
 * is the browser's.
 */
export function OpeningNow({ company }: { company: ContactHoursFragment }) {
  const now = useCurrentMinute();
  const state = now && openingState(company, now);
  const holidays = now ? comingHolidays(company, now) : [];
  return (
    <div className={styles.now}>
      <p className={styles.state} data-open={state?.open}>
        {state && textOf(state)}
      </p>
      {holidays.length > 0 && (
        <p
          className={styles.holidays}
        >{`Nieczynne także w\u00a0święta: ${holidays.map(({ day, name }) => `${day} (${name})`).join(', ')}.`}</p>
      )}
    </div>
  );
}

function textOf(state: OpeningState): string {
  if (state.open) return `Otwarte teraz, do\u00a0${state.until}`;
  const reason = state.holiday ? ` (${state.holiday})` : '';
  return `Zamknięte${reason}, otwieramy ${state.opens}`;
}
