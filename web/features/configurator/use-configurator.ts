import { useMemo, useState, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Repair } from '#engine/goods/configuration/issues';
import type { ConfigurationInput } from '../../apollo/schema.generated';
import type { ConfiguratorProductFragment } from './configurator-page.generated';
import { readNote } from './price/read-note';
import { type PriceState, usePriceQuote } from './price/use-price-quote';
import {
  defaultSettings,
  repaired,
  type Settings,
  toInput,
  withProduct,
} from './settings/settings';
import { writeSettings } from './settings/settings-url';
import { type History, useHistory } from './settings/use-history';
import { type Start, type Checked, lineSearch, useChecked } from './start';

type Change<T> = (change: (current: T) => T) => void;

export interface ConfiguratorState {
  settings: Settings;
  product: ConfiguratorProductFragment;
  /** The search parameters that restore these settings. */
  search: string;
  /** `search`, with the line that is being changed, if there is one. */
  searchWithLine: string;
  /** The settings as the input for pricing and saving. */
  input: ConfigurationInput;
  price: PriceState;
  drawn: Checked['drawn'];
  /** The server's issues and warnings; the engine's while those of the server are not known for these settings. */
  issues: Checked['issues'];
  warnings: Checked['warnings'];
  /** The names of fields whose text is not a size. */
  unreadable: readonly string[];
  /** Whether saving is impossible: a setting is wrong, or the product is no longer in the shop. */
  blocked: boolean;
  /** Whether the settings are those with which the page was opened. */
  untouched: boolean;
  change: Change<Settings>;
  /** Null where there is nothing to undo or redo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  repair: (repair: Repair) => void;
  /** Returns the input with a repair applied. */
  repaired: (repair: Repair) => ConfigurationInput;
  changeUnreadable: Change<readonly string[]>;
  chooseProduct: (product: ConfiguratorProductFragment) => void;
}

/** The state of the configurator: the settings, and everything derived from them. */
export function useConfigurator(start: Start): ConfiguratorState {
  const { type, settings: initial, line } = start;
  const { productOf, addProduct } = useChosenProducts(start.product);
  const searchOf = (next: Settings): string =>
    writeSettings(next, defaultSettings(type, productOf(next)));
  const toSearch = (next: Settings): string =>
    [searchOf(next), lineSearch(line)].filter(Boolean).join('&');
  const { present: settings, change, undo, redo } = useSettings(initial, toSearch);
  const [unreadable, changeUnreadable] = useState<readonly string[]>([]);
  const product = productOf(settings);
  const input = useMemo(() => toInput(settings), [settings]);
  const checked = useChecked(settings, product, defaultSettings(type, product));
  const price = usePriceQuote(input);
  const isCurrent = !price.pending && !price.failed;
  const quote = isCurrent ? price.quote : undefined;
  return {
    settings,
    product,
    search: searchOf(settings),
    searchWithLine: toSearch(settings),
    input,
    price,
    drawn: checked.drawn,
    issues: quote?.issues.map(readNote) ?? checked.issues,
    warnings: quote?.warnings.map(readNote) ?? checked.warnings,
    unreadable,
    blocked: !checked.valid || unreadable.length > 0 || price.isProductGone,
    untouched: settings === initial,
    change,
    undo,
    redo,
    repair: (repair) => change((current) => repaired(current, repair)),
    repaired: (repair) => toInput(repaired(settings, repair)),
    changeUnreadable,
    chooseProduct: (next) => {
      addProduct(next);
      change((current) => withProduct(current, next));
    },
  };
}

/**
 * Finds the product of settings among all products that were chosen on this page, because undo may return to any of
 * them.
 */
function useChosenProducts(first: ConfiguratorProductFragment) {
  const [chosen, setChosen] = useState<readonly ConfiguratorProductFragment[]>([]);
  return {
    productOf: ({ productId }: Settings): ConfiguratorProductFragment =>
      chosen.find(({ id }) => id === productId) ?? first,
    addProduct: (product: ConfiguratorProductFragment): void =>
      setChosen((current) => [product, ...current]),
  };
}

const PAUSE_BEFORE_ADDRESS = 300;

/**
 * The settings and their history, also written to the URL, so that a reload or a shared link restores them. The
 * browser's history entry is replaced without the router: nothing on the page depends on the new search parameters.
 */
function useSettings(
  initial: Settings,
  toSearch: (settings: Settings) => string,
): History<Settings> {
  const { pathname, key } = useLocation();
  const history = useHistory(initial);
  const isUntouched = history.present === initial && history.redo === null;
  const search = isUntouched ? null : toSearch(history.present);
  useEffect(() => {
    if (search === null) return undefined;
    const timer = setTimeout(() => {
      if (isCurrent(key)) replaceSearch(pathname, search);
    }, PAUSE_BEFORE_ADDRESS);
    return () => clearTimeout(timer);
  }, [search, pathname, key]);
  return history;
}

/**
 * Whether the browser is at the history entry with this key of React Router. While the next page is loading, this page
 * is still mounted, but the URL is already that of the next one.
 */
function isCurrent(key: string): boolean {
  const state = window.history.state as { key?: string } | null;
  return (state?.key ?? 'default') === key;
}

function replaceSearch(pathname: string, search: string): void {
  const address = `${pathname}${search && `?${search}`}`;
  window.history.replaceState(window.history.state, '', address);
}
