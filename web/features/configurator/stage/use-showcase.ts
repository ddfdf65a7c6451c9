import { useMemo, useState } from 'react';

import type { Repair } from '#engine/goods/configuration/issues';
import type { Category } from '../../../apollo/schema.generated';
import { defaultSettings, repaired, toInput } from '../settings/settings';
import { writeSettings } from '../settings/settings-url';
import type { Start } from '../start';
import { useChecked } from '../use-checked';
import { usePriceQuote } from '../price/use-price-quote';

/** The state of the small configurator: like `useConfigurator`, but without undo, and without writing to the URL. */
export function useShowcase({ type, product, settings: initial }: Start, category: Category) {
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
