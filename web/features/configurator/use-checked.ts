import { useMemo, useState } from 'react';
import type { Configuration } from '../../../engine/configuration/configuration.js';
import { type Issue, validate, type Warning } from '../../../engine/configuration/validate.js';
import type { ConfigurationInput } from '../../apollo/schema.generated';
import type { ConfiguratorProductFragment } from './configurator-page.generated';
import { toEngineProduct } from '../../lib/engine-product';
import type {
  ConfigurationIssueFragment,
  ConfigurationWarningFragment,
} from './price/price-quote.generated';

export interface Checked {
  valid: boolean;
  /**
   * The last valid configuration, which the picture shows. Until there is one, the configuration of `fallback`; null if
   * that is invalid, too.
   */
  drawn: Configuration | null;
  issues: ConfigurationIssueFragment[];
  warnings: ConfigurationWarningFragment[];
}

/** Checks the settings by the engine in the browser, without waiting; the server's check arrives with the price. */
export function useChecked(
  input: ConfigurationInput,
  product: ConfiguratorProductFragment,
  fallback: ConfigurationInput,
): Checked {
  const checked = useMemo(() => validate(input, toEngineProduct(product)), [input, product]);
  const [drawn, setDrawn] = useState(
    () => checked.configuration ?? validate(fallback, toEngineProduct(product)).configuration,
  );
  if (checked.configuration && checked.configuration !== drawn) setDrawn(checked.configuration);
  return {
    valid: checked.configuration !== null,
    drawn: checked.configuration ?? drawn,
    issues: checked.issues.map(toWire),
    warnings: checked.warnings.map(toWire),
  };
}

function toWire<T extends Issue | Warning>({ code, field, message, repair }: T) {
  return {
    code: code as T['code'],
    field,
    message,
    repair: repair ? { ...repair, value: JSON.stringify(repair.value) } : null,
  };
}
