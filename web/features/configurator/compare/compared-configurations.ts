import { variantOf } from '#engine/goods/configuration/choices';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { isCategory } from '#engine/goods/families/categories';
import type { Category, ConfigurationInput } from '../../../apollo/schema.generated';
import { tabStore } from '../../../lib/browser/tab-store';
import type { ConfiguratorState } from '../use-configurator';

/** A configuration as it was when the visitor kept it for comparison. */
export interface ComparedConfiguration {
  category: Category;
  name: string;
  /** The input for a price request. */
  input: ConfigurationInput;
  configuration: Configuration;
  /** The search parameters that restore the configuration. */
  search: string;
  /** The price when it was kept, a decimal string; null where it was not known. */
  price: string | null;
  /** When it was kept: an ISO time. */
  keptAt: string;
}

/** The current configuration with its price if that is known; null while it cannot be saved. */
export function snapshot(
  category: Category,
  { blocked, drawn, product, input, search, price }: ConfiguratorState,
  now: Date,
): ComparedConfiguration | null {
  // While the settings are invalid, the drawing shows earlier ones.
  if (blocked || !drawn) return null;
  // While the price is pending or has failed, the quote may belong to earlier settings.
  const shown = price.pending || price.failed ? undefined : price.quote?.calculatedPrice;
  return {
    category,
    name: product.name,
    input,
    configuration: drawn,
    search,
    price: shown ?? null,
    keptAt: now.toISOString(),
  };
}

/** A key of the configuration, the same for equal inputs. */
export function keyOf({ input }: Pick<ComparedConfiguration, 'input'>): string {
  return JSON.stringify(input);
}

/** Whether a value from the browser's storage has the fields that the comparison needs. */
function isComparedConfiguration(value: unknown): value is ComparedConfiguration {
  const { category, name, input, configuration, search, price, keptAt } = fieldsOf(value);
  const { variant, width, color, frameColor, options } = fieldsOf(configuration);
  return (
    isCategory(category) &&
    fieldsOf(configuration)['category'] === category &&
    [name, search, keptAt, variant, color, frameColor].every((text) => typeof text === 'string') &&
    variantOf(category, variant as string) !== null &&
    (price === null || typeof price === 'string') &&
    typeof width === 'number' &&
    [input, options].every((object) => typeof object === 'object' && object !== null)
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The greatest length of a name that a visitor gives. */
export const MAX_NAME = 60;

/** The maximum number of configurations in the comparison. */
export const ROOM = 3;

export const useComparedConfigurationsStore = tabStore<readonly ComparedConfiguration[]>(
  'cieniomat-compare',
  [],
  (stored) => (Array.isArray(stored) ? stored.filter(isComparedConfiguration).slice(0, ROOM) : []),
);

/** The configurations that the visitor compares, in the order in which they were kept; stored for the tab. */
export function useComparedConfigurations(): readonly ComparedConfiguration[] {
  return useComparedConfigurationsStore(({ value }) => value);
}

/**
 * Adds a configuration and returns "added", unless it is there already ("duplicate") or the maximum is reached ("full").
 */
export function addToComparison(next: ComparedConfiguration): 'added' | 'duplicate' | 'full' {
  const before = useComparedConfigurationsStore.getState().value;
  if (before.some((one) => keyOf(one) === keyOf(next))) return 'duplicate';
  if (before.length >= ROOM) return 'full';
  useComparedConfigurationsStore.setState({ value: [...before, next] });
  return 'added';
}

/** Gives a configuration of the comparison another name. */
export function renameCompared(one: ComparedConfiguration, name: string): void {
  useComparedConfigurationsStore.setState(({ value }) => ({
    value: value.map((other) => (other === one ? { ...one, name } : other)),
  }));
}

/**
 * Removes a configuration. Returns a function that restores it to its position, unless it is there again or the maximum
 * is reached.
 */
export function removeFromComparison(one: ComparedConfiguration): () => void {
  const before = useComparedConfigurationsStore.getState().value;
  useComparedConfigurationsStore.setState({ value: before.filter((other) => other !== one) });
  return () => {
    const now = useComparedConfigurationsStore.getState().value;
    const isBack = now.some((other) => keyOf(other) === keyOf(one));
    if (isBack || now.length >= ROOM) return;
    useComparedConfigurationsStore.setState({ value: now.toSpliced(before.indexOf(one), 0, one) });
  };
}
