import { useQuery } from '@apollo/client/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Repair } from '#engine/goods/configuration/issues';
import type { Category } from '../../../apollo/schema.generated';
import { SHOWCASE_CATEGORY } from '../../../goods/categories';
import { formatMoney } from '../../../lib/text/format';
import { ButtonLink } from '../../../ui/button/button';
import { ConfiguratorPageDocument } from '../configurator-page.generated';
import { SizeFields } from '../controls/size-fields';
import { ShownPrice } from '../price/price-bar';
import { usePriceQuote } from '../price/use-price-quote';
import { defaultSettings, repaired, toInput } from '../settings/settings';
import { writeSettings } from '../settings/settings-url';
import { pageVariables, type Start, startOf, useChecked } from '../start';
import { Stage } from './stage';
import styles from './showcase.module.css';

/**
 * A small configurator for the home page: one product in 3D, its sizes and its price; `waiting` until its data are
 * loaded. Throws if they cannot be loaded, and if the family has no products.
 */
export function Showcase({ waiting }: { waiting: ReactNode }) {
  const params = new URLSearchParams();
  const { data, error } = useQuery(ConfiguratorPageDocument, {
    variables: pageVariables(SHOWCASE_CATEGORY, params),
  });
  if (error) throw error;
  if (!data) return waiting;
  const start = startOf(data, SHOWCASE_CATEGORY, params);
  if ('missing' in start) throw new Error('the family of the showcase has no products');
  return <Studio start={start} />;
}

function Studio({ start }: { start: Start }) {
  const { settings, product, price, drawn, issues, path, change, changeUnreadable, repair } =
    useShowcase(start, SHOWCASE_CATEGORY);
  const amount = price.quote?.calculatedPrice;
  const shown = amount && !price.pending && !price.failed ? formatMoney(amount) : null;
  return (
    <div className={styles.studio}>
      {drawn && <Stage configuration={drawn} price={shown} path={path} />}
      <SizeFields
        type={start.type}
        product={product}
        settings={settings}
        issues={issues}
        onChange={change}
        onUnreadable={changeUnreadable}
        onRepair={repair}
      />
      <div className={styles.foot}>
        <ShownPrice price={price} />
        <ButtonLink to={path}>Projektuj dalej</ButtonLink>
      </div>
    </div>
  );
}

/** The state of the small configurator: like `useConfigurator`, but without undo, and without writing to the URL. */
function useShowcase({ type, product, settings: initial }: Start, category: Category) {
  const [settings, change] = useState(initial);
  const [, changeUnreadable] = useState<readonly string[]>([]);
  const input = useMemo(() => toInput(settings), [settings]);
  const defaults = defaultSettings(type, product);
  const { drawn, issues } = useChecked(settings, product, defaults);
  const search = writeSettings(settings, defaults);
  return {
    settings,
    product,
    price: usePriceQuote(input),
    drawn,
    issues,
    /** The configurator's URL with these settings. */
    path: `/konfigurator/${category}?${search}`,
    change,
    changeUnreadable,
    repair: (repair: Repair) => change((current) => repaired(current, repair)),
  };
}
