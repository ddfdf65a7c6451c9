import { useMemo, useState } from 'react';
import { AddToCart } from './add-to-cart';
import { ConfigurationNotes } from './configuration-notes';
import type {
  ConfiguratorColorFragment,
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from './configurator-page.generated';
import styles from './configurator.module.css';
import { ContactBox } from './contact-box';
import { Controls } from './controls/controls';
import { PriceBar } from './price-bar';
import type { ConfigurationRepairFragment } from './price-quote.generated';
import { PriceReceipt } from './price-receipt';
import { applyRepair, defaultSettings, type Settings, toInput } from './settings';
import { writeSettings } from './settings-url';
import { Stage } from './stage';
import { useChecked } from './use-checked';
import { usePriceQuote } from './use-price-quote';
import { useSettings } from './use-settings';

/** Picture, controls and price of one family's product; the settings live here. */
export function Configurator({
  type,
  products,
  colors,
  phone,
  initial,
}: {
  type: ConfiguratorTypeFragment;
  products: readonly [ConfiguratorProductFragment, ...ConfiguratorProductFragment[]];
  colors: readonly ConfiguratorColorFragment[];
  phone: string;
  initial: Settings;
}) {
  const productOf = ({ productId }: Settings): ConfiguratorProductFragment =>
    products.find(({ id }) => id === productId) ?? products[0];
  const [settings, setSettings] = useSettings(initial, (next) =>
    writeSettings(
      next,
      defaultSettings(type, productOf(next)),
      next.productId === type.defaultProductId,
    ),
  );
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const product = productOf(settings);
  const input = useMemo(() => toInput(settings, type), [settings, type]);
  const checked = useChecked(input, product, toInput(defaultSettings(type, product), type));
  const price = usePriceQuote(input);
  const { issues, warnings } = price.quote && !price.pending ? price.quote : checked;
  const repair = (wanted: ConfigurationRepairFragment): void =>
    setSettings((current) => applyRepair(current, wanted));
  const blocked = !checked.valid || unreadable.length > 0;

  return (
    <div className={styles.layout}>
      <div className={styles.view}>
        {checked.drawn && <Stage configuration={checked.drawn} />}
        <PriceBar price={price}>
          <AddToCart category={type.category} input={input} disabled={blocked} />
        </PriceBar>
      </div>
      <div className={styles.panel}>
        <Controls
          type={type}
          products={products}
          product={product}
          colors={colors}
          settings={settings}
          issues={issues}
          onChange={setSettings}
          onRepair={repair}
          onUnreadable={setUnreadable}
        />
        <ConfigurationNotes
          issues={issues.filter(({ field }) => !(field in settings.sizes))}
          warnings={warnings}
          onRepair={repair}
        />
        <PriceReceipt quote={price.quote} stale={price.pending || price.failed} />
        <ContactBox category={type.category} phone={phone} input={input} disabled={blocked} />
      </div>
    </div>
  );
}
