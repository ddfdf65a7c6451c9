import { Suspense } from 'react';

import type { Category } from '../../apollo/schema.generated';
import { formatMoney } from '../../lib/text/format-money';
import { Notice } from '../../ui/content/notice';
import { AddToCart } from './add-to-cart/add-to-cart';
import type {
  ConfiguratorColorFragment,
  ConfiguratorPageQuery,
} from './configurator-page.generated';
import styles from './configurator.module.css';
import { KeepButton } from './compare/keep-button';
import { ContactBox } from './contact-box';
import { PhotoButton } from './photo/photo-button';
import { PartsList } from './stage/parts-list';
import { PriceAlternatives } from './price/price-alternatives';
import { PriceBar } from './price/price-bar';
import { PriceReceipt } from './price/price-receipt';
import { SaveChanges } from './add-to-cart/save-changes';
import { SettingSteps } from './steps/setting-steps';
import { Stage } from './stage/stage';
import { HistoryButtons } from './settings/history-buttons';
import type { Start } from './start';
import { stepsOf } from './steps/steps';
import { StepNav } from './steps/step-nav';
import { StepSection } from './steps/step-section';
import { SunPanel } from './sun/sun-panel';
import { TakeAlong } from './saved/take-along';
import { type ConfiguratorState, useConfigurator } from './use-configurator';

interface ConfiguratorProps {
  start: Start;
  colors: readonly ConfiguratorColorFragment[];
  company: ConfiguratorPageQuery['company'];
}

/** Picture, controls and price of one family's product. */
export function Configurator({ start, colors, company }: ConfiguratorProps) {
  const { type, lineId, savedPrice } = start;
  const state = useConfigurator(start);
  const { input, price, blocked } = state;
  const steps = stepsOf(type, state);
  return (
    <div className={styles.layout}>
      <div className={styles.view}>
        <div className={styles.stage}>
          <Suspense>
            {state.drawn && <Stage configuration={state.drawn} price={shownPrice(price)} />}
          </Suspense>
          <HistoryButtons undo={state.undo} redo={state.redo} />
          {state.drawn && <PhotoButton configuration={state.drawn} />}
        </div>
        <PriceBar price={price}>
          {lineId === null ? (
            <AddToCart category={type.category} input={input} disabled={blocked} />
          ) : (
            <SaveChanges lineId={lineId} input={input} disabled={blocked} />
          )}
        </PriceBar>
      </div>
      <div className={styles.panel}>
        <StepNav steps={steps} />
        {state.untouched && <ChangedPrice saved={savedPrice} price={price} />}
        <SettingSteps start={start} colors={colors} state={state} steps={steps} />
        <StepSection id="slonce" steps={steps} onRepair={state.repair}>
          {state.drawn && (
            <SunPanel configuration={state.drawn} type={type} onChange={state.change} />
          )}
        </StepSection>
        <StepSection id="podsumowanie" steps={steps} onRepair={state.repair}>
          <Summary category={type.category} state={state} company={company} />
        </StepSection>
      </div>
    </div>
  );
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
      <KeepButton category={category} state={state} />
      <PriceAlternatives
        alternatives={price.quote?.alternatives ?? []}
        stale={stale}
        onChoose={repair}
      />
      {drawn && <PartsList configuration={drawn} />}
      <TakeAlong input={input} configuration={drawn} disabled={blocked} />
      <ContactBox phone={company.phone} input={input} disabled={blocked} />
    </div>
  );
}

/** The formatted price, once it belongs to the current settings. */
function shownPrice({ quote, pending, failed }: ConfiguratorState['price']): string | null {
  return quote?.calculatedPrice && !pending && !failed ? formatMoney(quote.calculatedPrice) : null;
}

/** Notice that the price of the saved configuration has changed. */
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
