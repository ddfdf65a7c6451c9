import { useMemo } from 'react';

import { overallText } from '../../../../engine/configuration/overall.js';
import { validate } from '../../../../engine/configuration/validate.js';
import { dimensionLimits } from '../../../../engine/configuration/limits.js';
import type {
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';
import type {
  ConfigurationIssueFragment,
  ConfigurationRepairFragment,
} from '../price/price-quote.generated';
import { toEngineProduct } from '../../../lib/engine-product';
import { type Settings, toInput } from '../settings/settings';
import { SizeField } from './size-field';
import styles from './size-fields.module.css';

export interface SizeFieldsProps {
  type: ConfiguratorTypeFragment;
  product: ConfiguratorProductFragment;
  settings: Settings;
  issues: readonly ConfigurationIssueFragment[];
  onChange: (change: (current: Settings) => Settings) => void;
  onUnreadable: (change: (fields: readonly string[]) => readonly string[]) => void;
  onRepair: (repair: ConfigurationRepairFragment) => void;
}

/** The fields of the family's sizes, within the product's limits, and the overall size. */
export function SizeFields({
  type,
  product,
  settings,
  issues,
  onChange,
  onUnreadable,
  onRepair,
}: SizeFieldsProps) {
  return (
    <div className={styles.group}>
      {type.dimensions.map((dimension) => (
        <SizeField
          key={dimension.dimension}
          name={dimension.dimension}
          label={dimension.label}
          value={settings.sizes[dimension.dimension] ?? dimension.defaultValue}
          limits={dimensionLimits(product, dimension)}
          issue={issues.find(({ field }) => field === dimension.dimension)}
          onChange={(value) =>
            onChange((current) => ({
              ...current,
              sizes: { ...current.sizes, [dimension.dimension]: value },
            }))
          }
          onUnreadable={(unreadable) =>
            onUnreadable((fields) => [
              ...fields.filter((field) => field !== dimension.dimension),
              ...(unreadable ? [dimension.dimension] : []),
            ])
          }
          onRepair={onRepair}
        />
      ))}
      <OverallSize type={type} product={product} settings={settings} />
    </div>
  );
}

/**
 * A sentence on the parts beyond the entered sizes, the overall size and the opening for it; nothing without such
 * parts.
 */
function OverallSize({
  type,
  product,
  settings,
}: Pick<SizeFieldsProps, 'type' | 'product' | 'settings'>) {
  const text = useMemo(() => {
    const { configuration } = validate(toInput(settings, type), toEngineProduct(product));
    return configuration && overallText(configuration);
  }, [type, product, settings]);
  return text && <p className={styles.overall}>{text}</p>;
}
