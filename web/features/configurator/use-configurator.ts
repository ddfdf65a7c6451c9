import { useMemo, useState } from 'react';

import type { ConfigurationInput } from '../../apollo/schema.generated';
import type { ConfiguratorProductFragment } from './configurator-page.generated';
import type { ConfigurationRepairFragment } from './price/price-quote.generated';
import {
  applyRepair,
  defaultSettings,
  type Settings,
  toInput,
  withProduct,
} from './settings/settings';
import { writeSettings } from './settings/settings-url';
import type { Start } from './start';
import { type Checked, useChecked } from './use-checked';
import { type PriceState, usePriceQuote } from './price/use-price-quote';
import { useSettings } from './settings/use-settings';

type Change<T> = (change: (current: T) => T) => void;

export interface ConfiguratorState {
  settings: Settings;
  product: ConfiguratorProductFragment;
  /** The address's search part that brings these settings back. */
  search: string;
  /** What the server is asked. */
  input: ConfigurationInput;
  price: PriceState;
  drawn: Checked['drawn'];
  /** The server's notes where its answer is there, the engine's until then. */
  issues: Checked['issues'];
  warnings: Checked['warnings'];
  /** Sizes in which something stands that is no size. */
  unreadable: readonly string[];
  /** Something has to be put right before it can be saved. */
  blocked: boolean;
  /** Nothing has been changed since the page was opened. */
  untouched: boolean;
  change: Change<Settings>;
  /** One step back or forth; null where there is none. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  repair: (repair: ConfigurationRepairFragment) => void;
  changeUnreadable: Change<readonly string[]>;
  chooseProduct: (product: ConfiguratorProductFragment) => void;
}

/** The settings and everything that follows from them. */
export function useConfigurator({
  type,
  product: first,
  settings: initial,
  lineId,
}: Start): ConfiguratorState {
  // Each that was chosen since: a step back may lead to it.
  const [chosen, setChosen] = useState<readonly ConfiguratorProductFragment[]>([]);
  const productOf = ({ productId }: Settings): ConfiguratorProductFragment =>
    chosen.find(({ id }) => id === productId) ?? first;
  const searchOf = (next: Settings): string =>
    writeSettings(next, defaultSettings(type, productOf(next)));
  const toSearch = (next: Settings): string =>
    [searchOf(next), lineId && `line=${encodeURIComponent(lineId)}`].filter(Boolean).join('&');
  const { present: settings, change, undo, redo } = useSettings(initial, toSearch);
  const [unreadable, changeUnreadable] = useState<readonly string[]>([]);
  const product = productOf(settings);
  const input = useMemo(() => toInput(settings, type), [settings, type]);
  const checked = useChecked(input, product, toInput(defaultSettings(type, product), type));
  const price = usePriceQuote(input);
  const isCurrent = !price.pending && !price.failed;
  const { issues, warnings } = isCurrent && price.quote ? price.quote : checked;
  return {
    settings,
    product,
    search: searchOf(settings),
    input,
    price,
    drawn: checked.drawn,
    issues,
    warnings,
    unreadable,
    blocked: !checked.valid || unreadable.length > 0 || price.isProductGone,
    untouched: settings === initial,
    change,
    undo,
    redo,
    repair: (repair) => change((current) => applyRepair(current, repair)),
    changeUnreadable,
    chooseProduct: (next) => {
      setChosen((current) => [next, ...current]);
      change((current) => withProduct(current, next));
    },
  };
}
