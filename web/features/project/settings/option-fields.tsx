import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { SharedSettings } from '#engine/trade/project/project';
import { formatMoney } from '../../../lib/text/format';
import { Checkbox } from '../../../ui/form/checkbox';
import { QuantityStepper } from '../../../ui/form/quantity-stepper';
import type { ProjectPageQuery } from '../project-page.generated';
import type { Products } from '../start';
import styles from './family-settings.module.css';

export interface FamilySettingsProps {
  family: Category;
  settings: SharedSettings;
  products: Products;
  /** The prices in force. */
  prices: ProjectPageQuery['productTypes'][number] | undefined;
  onChange: (settings: SharedSettings) => void;
}

/** The options of a family with their prices; those sold by the piece have a quantity for each window. */
export function OptionFields({ family, settings, prices, onChange }: FamilySettingsProps) {
  const { options } = familyOf(family);
  if (options.length === 0) return null;
  const set = (code: string, quantity: number): void =>
    onChange({ ...settings, options: { ...settings.options, [code]: quantity } });
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>Dodatki do każdego okna</legend>
      {options.map(({ code, label, unit, maxQuantity }) => {
        const quantity = settings.options[code] ?? 0;
        return (
          <div key={code} className={styles.option}>
            <Checkbox
              label={label}
              aside={priceText(prices?.options.find((option) => option.code === code))}
              checked={quantity > 0}
              onChange={(event) => set(code, event.target.checked ? 1 : 0)}
            />
            {unit === 'each' && quantity > 0 && (
              <QuantityStepper
                label={`${label}: liczba sztuk na okno`}
                value={quantity}
                min={1}
                max={maxQuantity}
                onChange={(next) => set(code, next)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

type OptionPrice = NonNullable<FamilySettingsProps['prices']>['options'][number];

function priceText(option: OptionPrice | undefined): string | undefined {
  if (!option) return undefined;
  if (Number(option.unitPrice) === 0) return 'w\u00a0cenie';
  const each = { each: '/szt.', per_sqm: '/m²', once: '' }[option.unit];
  return `+\u00a0${formatMoney(option.unitPrice)}${each}`;
}
