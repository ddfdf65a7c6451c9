import { useMemo } from 'react';
import type { Issue, Repair } from '#engine/goods/configuration/issues';
import { dimensionLimits } from '#engine/goods/configuration/limits';
import { overallText } from '#engine/goods/configuration/overall';
import type {
  ConfiguratorProductFragment,
  ConfiguratorTypeFragment,
} from '../configurator-page.generated';
import type { Settings } from '../settings/settings';
import { checkSettings } from '../start';
import { SizeField } from './size-field';
import styles from './size-fields.module.css';

export interface SizeFieldsProps {
  type: ConfiguratorTypeFragment;
  product: ConfiguratorProductFragment;
  settings: Settings;
  issues: readonly Issue[];
  onChange: (change: (current: Settings) => Settings) => void;
  onUnreadable: (change: (fields: readonly string[]) => readonly string[]) => void;
  onRepair: (repair: Repair) => void;
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
          value={settings[dimension.dimension] ?? dimension.defaultValue}
          limits={dimensionLimits(product, dimension)}
          issue={issues.find(({ field }) => field === dimension.dimension)}
          onChange={(value) =>
            onChange((current) => ({ ...current, [dimension.dimension]: value }))
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
      <OverallSize product={product} settings={settings} />
    </div>
  );
}

/**
 * A sentence on the parts beyond the entered sizes, the overall size and the opening for it; nothing without such
 * parts.
 */
function OverallSize({ product, settings }: Pick<SizeFieldsProps, 'product' | 'settings'>) {
  const text = useMemo(() => {
    const { configuration } = checkSettings(settings, product);
    return configuration && overallText(configuration);
  }, [product, settings]);
  return text && <p className={styles.overall}>{text}</p>;
}
