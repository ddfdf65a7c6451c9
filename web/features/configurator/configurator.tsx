import { lazy, Suspense } from 'react';
import type { Dimension } from '#engine/goods/configuration/configuration';
import type { Category } from '../../apollo/schema.generated';
import { PaymentBox } from '../../goods/payment-box';
import { formatMoney } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { AddToCart, useAddToCart } from './add-to-cart/add-to-cart';
import { SaveChanges } from './add-to-cart/save-changes';
import { ConfigurationNotes } from './advice/configuration-notes';
import { CompareButton } from './compare/compare-button';
import type {
  ConfiguratorColorFragment,
  ConfiguratorPageQuery,
} from './configurator-page.generated';
import { ContactBox } from './contact-box';
import { PhotoButton } from './photo/photo-button';
import { PriceAlternatives } from './price/price-alternatives';
import { PriceBar, ShownPrice } from './price/price-bar';
import { PriceReceipt } from './price/price-receipt';
import { readRepair } from './price/read-note';
import { TakeAlong } from './saved/take-along';
import { HistoryButtons } from './settings/history-buttons';
import { PartsList } from './stage/parts-list';
import { Stage } from './stage/stage';
import type { Start } from './start';
import { SettingSteps } from './steps/setting-steps';
import { StepSection } from './steps/step-section';
import { stepsOf } from './steps/steps';
import { type Accordion, useOpenStep } from './steps/use-open-step';
import { type ConfiguratorState, useConfigurator } from './use-configurator';
import styles from './configurator.module.css';

const LineChangeBar = lazy(() =>
  import('./line-change/line-change-bar').then((module) => ({ default: module.LineChangeBar })),
);

interface ConfiguratorProps {
  start: Start;
  colors: readonly ConfiguratorColorFragment[];
  company: ConfiguratorPageQuery['company'];
}

/** Picture, controls and price of one family's product. */
export function Configurator({ start, colors, company }: ConfiguratorProps) {
  const { type, savedPrice, line } = start;
  const orderToken = line?.orderToken ?? null;
  const state = useConfigurator(start);
  const accordion = useOpenStep(stepsOf(type, state));
  const each = { accordion, start, state };
  return (
    <div className={styles.layout}>
      <div className={styles.view}>
        <Suspense>
          {state.drawn && (
            <Stage
              isPage
              configuration={state.drawn}
              price={shownPrice(state.price)}
              onPick={(dimension) => focusSize(dimension, accordion)}
            >
              <HistoryButtons undo={state.undo} redo={state.redo} />
              <PhotoButton configuration={state.drawn} input={state.input} />
            </Stage>
          )}
        </Suspense>
      </div>
      <div className={styles.panel}>
        {orderToken && <OfOrder token={orderToken} />}
        {state.untouched && !orderToken && <ChangedPrice saved={savedPrice} price={state.price} />}
        <div className={styles.steps}>
          <SettingSteps {...each} colors={colors} />
          <StepSection id="podsumowanie" accordion={accordion} chosen={SUMMARY}>
            <Summary category={type.category} state={state} company={company} />
          </StepSection>
        </div>
        {state.price.quote?.calculatedPrice && !orderToken && (
          <PaymentBox
            company={company}
            categories={[type.category]}
            price={state.price.quote.calculatedPrice}
            stale={state.price.pending || state.price.failed}
          />
        )}
        <Buy {...each} />
      </div>
    </div>
  );
}

const SUMMARY = 'Cena, części, oferta PDF, link';

/** Says that ordered goods are being changed, and leads back to their order. */
function OfOrder({ token }: { token: string }) {
  return (
    <Notice tone="info" title="Zmieniasz produkt z&nbsp;zamówienia">
      Zamówienie się nie zmieni, dopóki nie przyjmiemy Twojej propozycji.{' '}
      <Link to={`/zamowienie/${token}`}>Wróć do zamówienia bez zmian</Link>
    </Notice>
  );
}

/**
 * The notes, the price, and the button that adds the configuration to the cart, saves the changed cart line or proposes
 * the change of an order. A repair also changes the line that has just been added.
 */
function Buy({
  start: { type, line },
  state,
  accordion: { openId },
}: {
  start: Start;
  state: ConfiguratorState;
  accordion: Accordion;
}) {
  const { input, price, blocked, issues, warnings, repair, repaired } = state;
  // While the step of the sizes is open, the message about a wrong size is shown at its field.
  const listed = issues.filter(({ field }) => openId !== 'wymiary' || !isSize(type, field));
  const cart = useAddToCart(type.category, input, repaired);
  const onRepair: typeof repair = (change) => {
    repair(change);
    void cart.repairLine(change);
  };
  const notes = <ConfigurationNotes issues={listed} warnings={warnings} onRepair={onRepair} />;
  if (line?.orderToken) {
    return (
      <Suspense>
        <LineChangeBar token={line.orderToken} lineId={line.id} state={state} notes={notes} />
      </Suspense>
    );
  }
  return (
    <PriceBar shown={<ShownPrice price={price} />} notes={notes}>
      {line ? (
        <SaveChanges lineId={line.id} input={input} disabled={blocked} />
      ) : (
        <AddToCart state={cart} disabled={blocked} />
      )}
    </PriceBar>
  );
}

const isSize = ({ dimensions }: Start['type'], field: string): boolean =>
  dimensions.some(({ dimension }) => dimension === field);

function focusSize(dimension: Dimension, { show }: Accordion): void {
  show('wymiary');
  const field = document.querySelector<HTMLInputElement>(`input[name="${dimension}"]`);
  field?.focus();
  field?.select();
}

function Summary({
  category,
  state,
  company,
}: Pick<ConfiguratorProps, 'company'> & { category: Category; state: ConfiguratorState }) {
  const { input, price, blocked, drawn, repair } = state;
  const stale = price.pending || price.failed;
  return (
    <div className={styles.summary}>
      <PriceReceipt quote={price.quote} stale={stale} company={company} />
      <CompareButton category={category} state={state} />
      <PriceAlternatives
        alternatives={price.quote?.alternatives ?? []}
        stale={stale}
        onChoose={(change) => repair(readRepair(change))}
      />
      {drawn && <PartsList configuration={drawn} />}
      <TakeAlong input={input} configuration={drawn} disabled={blocked} />
      <ContactBox phone={company.phone} input={input} disabled={blocked} />
    </div>
  );
}

/** The formatted price; null while it is not known for the current settings. */
function shownPrice({ quote, pending, failed }: ConfiguratorState['price']): string | null {
  return quote?.calculatedPrice && !pending && !failed ? formatMoney(quote.calculatedPrice) : null;
}

function ChangedPrice({
  saved,
  price: { quote },
}: {
  saved: string | null;
  price: ConfiguratorState['price'];
}) {
  const today = quote?.calculatedPrice;
  if (saved === null || !today || today === saved) return null;
  return (
    <Notice tone="info" title="Cena zmieniła się od zapisania tej konfiguracji">
      Było <s>{formatMoney(saved)}</s>, dziś <strong>{formatMoney(today)}</strong>.
    </Notice>
  );
}
