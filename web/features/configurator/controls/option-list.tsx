import { useEarlyInput } from '../../../lib/form/use-early-input';
import { formatMoney } from '../../../lib/text/format';
import { Checkbox } from '../../../ui/form/checkbox';
import { QuantityStepper } from '../../../ui/form/quantity-stepper';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import type { Settings } from '../settings/settings';
import styles from './option-list.module.css';

type Option = ConfiguratorTypeFragment['options'][number];

/** All options with their prices; options sold by the piece have a quantity. */
export function OptionList({
  type: { options },
  settings,
  onChange,
}: {
  type: ConfiguratorTypeFragment;
  settings: Settings;
  onChange: (change: (current: Settings) => Settings) => void;
}) {
  return (
    <ul className={styles.list}>
      {options.map((option) => (
        <OptionRow
          key={option.code}
          option={option}
          quantity={settings.options[option.code] ?? 0}
          onChange={(quantity) =>
            onChange((current) => ({
              ...current,
              options: { ...current.options, [option.code]: quantity },
            }))
          }
        />
      ))}
    </ul>
  );
}

function OptionRow({
  option,
  quantity,
  onChange,
}: {
  option: Option;
  quantity: number;
  onChange: (quantity: number) => void;
}) {
  const toggle = ({ checked }: HTMLInputElement): void => {
    if (checked !== quantity > 0) onChange(checked ? 1 : 0);
  };
  const box = useEarlyInput(toggle);
  return (
    <li className={styles.row}>
      <Checkbox
        ref={box}
        label={option.label}
        hint={option.description}
        aside={optionPrice(option)}
        checked={quantity > 0}
        onChange={(event) => toggle(event.target)}
      />
      {option.unit === 'each' && quantity > 0 && (
        <div className={styles.quantity}>
          <QuantityStepper
            label={`${option.label}: liczba sztuk`}
            value={quantity}
            min={1}
            max={option.maxQuantity}
            onChange={onChange}
          />
        </div>
      )}
    </li>
  );
}

function optionPrice({ unitPrice, unit }: Option): string {
  if (Number(unitPrice) === 0) return 'w\u00a0cenie';
  const price = `+\u00a0${formatMoney(unitPrice)}`;
  if (unit === 'each') return `${price}/szt.`;
  return unit === 'per_sqm' ? `${price}/m²` : price;
}
