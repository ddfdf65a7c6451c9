import { MADE_TO_MEASURE } from '#engine/goods/price/receipt';
import { plural } from '#engine/locale/plural';
import { joinClasses } from '../../lib/join-classes';
import { formatMoney } from '../../lib/text/format';
import { Button, ButtonLink } from '../../ui/button/button';
import { type ProjectLinks, useSavedProject } from './saved/use-saved-project';
import type { ProjectState } from './use-project';
import type { ProjectPrice } from './use-project-quote';
import styles from './project-bar.module.css';

interface ProjectBarProps {
  state: ProjectState;
  price: ProjectPrice;
  /** The links of the saved project that was opened; null for a new or a changed project. */
  opened: ProjectLinks | null;
}

/** Buttons for the link and the PDF of the project, and the bar with its sum and the button that fills the cart. */
export function ProjectBar({ state, price, opened }: ProjectBarProps) {
  const { ready, wrong } = state;
  const { busy, link, isInCart, ...make } = useSavedProject(state, opened);
  const isIncomplete = ready.length === 0 || wrong.length > 0;
  const disabled = isIncomplete || busy || price.isProductGone;
  return (
    <>
      <section className={styles.take} aria-label="Zabierz ze sobą">
        <Button variant="secondary" disabled={disabled} onClick={() => void make.share()}>
          Zapisz i&nbsp;udostępnij link
        </Button>
        <Button variant="secondary" disabled={disabled} onClick={() => void make.takeOffer()}>
          Pobierz PDF
        </Button>
        {link && (
          <input
            className={styles.link}
            readOnly
            aria-label="Link do projektu"
            value={link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </section>
      <section className={styles.bar} aria-label="Razem">
        <Sum state={state} price={price} />
        <div className={styles.order}>
          {isInCart && (
            <ButtonLink variant="quiet" to="/koszyk">
              Przejdź do koszyka
            </ButtonLink>
          )}
          <Button
            pending={busy}
            pendingLabel="Zapisywanie..."
            disabled={disabled}
            onClick={() => void make.addToCart()}
          >
            Dodaj całość do koszyka
          </Button>
        </div>
      </section>
    </>
  );
}

function Sum({ state, price }: Omit<ProjectBarProps, 'opened'>) {
  const { quote, pending, failed } = price;
  return (
    <div className={styles.sum}>
      <p className={styles.count}>
        <Status state={state} price={price} />
        {failed && !price.isProductGone && (
          <button type="button" className={styles.text} onClick={price.retry}>
            Spróbuj ponownie
          </button>
        )}
      </p>
      <output className={joinClasses(styles.total, (pending || failed) && styles.stale)}>
        {quote && formatMoney(quote.total)}
      </output>
    </div>
  );
}

function Status({ state: { ready, wrong }, price }: Omit<ProjectBarProps, 'opened'>) {
  const { quote, failed, isOffline, isProductGone } = price;
  if (isProductGone)
    return <span>Jednego z&nbsp;produktów nie ma już w&nbsp;ofercie. Wybierz inny.</span>;
  if (isOffline) return <span>Brak połączenia z&nbsp;internetem.</span>;
  if (failed) return <span>Nie udało się obliczyć ceny.</span>;
  if (wrong.length > 0)
    return (
      <button
        type="button"
        className={styles.text}
        onClick={() => document.getElementById(`label-${wrong[0]}`)?.focus()}
      >{`Popraw ${wrong.length} ${plural(wrong.length, ['wiersz', 'wiersze', 'wierszy'])}`}</button>
    );
  if (ready.length === 0) return <span>Wpisz pierwsze okno, a&nbsp;policzymy cenę.</span>;
  if (!quote) return <span>Obliczanie ceny...</span>;
  const { itemCount, vatRate } = quote;
  return (
    <span>{`${itemCount} ${plural(itemCount, ['okno', 'okna', 'okien'])}, cena z\u00a0VAT ${vatRate}%`}</span>
  );
}

/** The statement that the law requires before goods made to measure are ordered. */
export const MadeToMeasure = () => <p className={styles.law}>{MADE_TO_MEASURE}</p>;
