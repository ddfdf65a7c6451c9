import type { ReactNode } from 'react';
import { sidesSettingOf } from '#engine/goods/configuration/choices';
import { chosenSides, withSides } from '#engine/goods/configuration/sides';
import type { SidesSetting } from '#engine/goods/families/family';
import { type Side, sideNames } from '#engine/goods/model/side';
import { upperFirst } from '#engine/locale/text';
import { useEarlyInput } from '../../../lib/form/use-early-input';
import { formatMoney } from '../../../lib/text/format';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
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
  const sides = sidesSettingOf(settings);
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
        >
          {sides?.option === option.code && (
            <SideBoxes setting={sides} settings={settings} onChange={onChange} />
          )}
        </OptionRow>
      ))}
    </ul>
  );
}

function OptionRow({
  option,
  quantity,
  onChange,
  children,
}: {
  option: Option;
  quantity: number;
  onChange: (quantity: number) => void;
  /** In place of the quantity: where the pieces are chosen by their side. */
  children: ReactNode;
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
          {children || (
            <QuantityStepper
              label={`${option.label}: liczba sztuk`}
              value={quantity}
              min={1}
              max={option.maxQuantity}
              onChange={onChange}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** A box for each side that can get a piece of an option. */
function SideBoxes({
  setting,
  settings,
  onChange,
}: {
  setting: SidesSetting;
  settings: Settings;
  onChange: (change: (current: Settings) => Settings) => void;
}) {
  const toggle = (side: Side, isChosen: boolean): void =>
    onChange((current) => {
      const others = chosenSides(setting, current).filter((other) => other !== side);
      return withSides(current, setting, isChosen ? [...others, side] : others);
    });
  const chosen = chosenSides(setting, settings);
  return (
    <fieldset className={styles.sides}>
      <legend>
        <VisuallyHidden>{setting.label}</VisuallyHidden>
      </legend>
      {setting.openSides(settings.variant).map((side) => (
        <Checkbox
          key={side}
          label={upperFirst(sideNames([side]))}
          checked={chosen.includes(side)}
          onChange={(event) => toggle(side, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

function optionPrice({ unitPrice, unit }: Option): string {
  if (Number(unitPrice) === 0) return 'w\u00a0cenie';
  const price = `+\u00a0${formatMoney(unitPrice)}`;
  if (unit === 'each') return `${price}/szt.`;
  return unit === 'per_sqm' ? `${price}/m²` : price;
}
