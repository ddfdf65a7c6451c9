import { cardOf } from '#engine/goods/families/categories';
import { Icon } from '../../../ui/image/icon';
import type { FamilySettingsProps } from './option-fields';
import { settingFacts } from './setting-facts';
import { SettingFields } from './setting-fields';
import styles from './family-settings.module.css';

/** The shared settings of all windows of a family, in one line that expands into their fields. */
export function FamilySettings(props: FamilySettingsProps) {
  const { family, settings, products } = props;
  const product = products.get(settings.productId);
  return (
    <details className={styles.family} name="family-settings">
      <summary className={styles.summary}>
        <span className={styles.name}>{cardOf(family).label}</span>
        <span className={styles.product}>{product?.name}</span>
        <span className={styles.facts}>
          {settingFacts(family, settings)
            .map(({ value }) => value)
            .join(' · ')}
        </span>
        <span className={styles.change}>
          Zmień <Icon name="chevron-down" />
        </span>
      </summary>
      <SettingFields {...props} />
    </details>
  );
}
