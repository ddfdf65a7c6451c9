import { useMemo, useState } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { requestOf } from '#engine/goods/configuration/request';
import { type Issue, validate, type Warning } from '#engine/goods/configuration/validate';
import type { ConfiguratorProductFragment } from './configurator-page.generated';
import { toEngineProduct } from '../../goods/engine-product';
import type { Settings } from './settings/settings';

export interface Checked {
  valid: boolean;
  /**
   * The last valid configuration, which the picture shows. Until there is one, the configuration of `fallback`; null if
   * that is invalid, too.
   */
  drawn: Configuration | null;
  issues: readonly Issue[];
  warnings: readonly Warning[];
}

/** Checks the settings by the engine in the browser, without waiting; the server's check arrives with the price. */
export function useChecked(
  settings: Settings,
  product: ConfiguratorProductFragment,
  fallback: Settings,
): Checked {
  const checked = useMemo(() => checkSettings(settings, product), [settings, product]);
  const [drawn, setDrawn] = useState(
    () => checked.configuration ?? checkSettings(fallback, product).configuration,
  );
  if (checked.configuration && checked.configuration !== drawn) setDrawn(checked.configuration);
  return {
    valid: checked.configuration !== null,
    drawn: checked.configuration ?? drawn,
    issues: checked.issues,
    warnings: checked.warnings,
  };
}

/** Checks settings by the engine. */
export function checkSettings(settings: Settings, product: ConfiguratorProductFragment) {
  return validate(requestOf(settings), toEngineProduct(product));
}
