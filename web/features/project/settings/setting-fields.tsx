import { COLORS } from '#engine/goods/configuration/colours';
import { controlLabel } from '#engine/goods/configuration/labels';
import { familyOf } from '#engine/goods/families/families';
import type { PlacementSetting, SidesSetting } from '#engine/goods/families/family';
import { withProduct } from '#engine/trade/project/shared-settings';
import { formatMoney } from '../../../lib/text/format';
import { ColorField } from '../../../ui/form/color-field';
import { Field } from '../../../ui/form/field';
import { TextInput, Select } from '../../../ui/form/inputs';
import { Segmented } from '../../../ui/form/segmented';
import { OptionFields, type FamilySettingsProps } from './option-fields';
import styles from './family-settings.module.css';

/** The fields of the shared settings of a family's windows. */
export function SettingFields(props: FamilySettingsProps) {
  const { family, settings, products, onChange } = props;
  const type = familyOf(family);
  const product = products.get(settings.productId);
  const set = (change: Partial<FamilySettingsProps['settings']>): void =>
    onChange({ ...settings, ...change });
  return (
    <div className={styles.fields}>
      <ProductFields {...props} />
      <ColorField
        label={type.colorLabel}
        value={settings.color}
        names={product?.availableColors ?? []}
        colors={COLORS}
        onChange={(color) => set({ color })}
      />
      <ColorField
        label={type.frameColorLabel}
        value={settings.frameColor}
        names={product?.availableFrameColors ?? []}
        colors={COLORS}
        onChange={(frameColor) => set({ frameColor })}
      />
      {type.controlTypes.length > 1 && (
        <Segmented
          legend={`Sterowanie (elektryczne ${electricPrice(props)})`}
          value={settings.controlType}
          choices={type.controlTypes.map((control) => ({
            value: control,
            label: controlLabel(control),
          }))}
          onChange={(controlType) => set({ controlType })}
        />
      )}
      {type.placement.filter(isAsked).map((setting) => (
        <PlacementField
          key={setting.code}
          setting={setting}
          value={settings.placement[setting.code]}
          onChange={(value) => set({ placement: { ...settings.placement, [setting.code]: value } })}
        />
      ))}
      <OptionFields {...props} />
    </div>
  );
}

/** Product and variant, where there is a choice; the product also where the chosen one has left the shop. */
function ProductFields({ family, settings, products, onChange }: FamilySettingsProps) {
  const ofFamily = [...products.values()].filter(({ category }) => category === family);
  const current = products.get(settings.productId);
  const available = current?.availableVariants ?? [];
  const variants = familyOf(family).variants.filter(({ code }) => available.includes(code));
  const choose = (id: number): void => {
    const product = products.get(id);
    if (product) onChange(withProduct(settings, product));
  };
  return (
    <>
      {(ofFamily.length > 1 || !current) && (
        <Field label="Produkt">
          {(control) => (
            <Select
              {...control}
              value={current?.id ?? ''}
              onChange={(event) => choose(Number(event.target.value))}
            >
              {!current && <option value="">Wybierz</option>}
              {ofFamily.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {variants.length > 1 && (
        <Field label="Wariant">
          {(control) => (
            <Select
              {...control}
              value={settings.variant}
              onChange={(event) => onChange({ ...settings, variant: event.target.value })}
            >
              {variants.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}

type AskedSetting = Exclude<PlacementSetting, SidesSetting>;

/** No goods for windows have sides to choose. */
const isAsked = (setting: PlacementSetting): setting is AskedSetting => setting.kind !== 'sides';

interface PlacementFieldProps {
  setting: AskedSetting;
  value: number | string | undefined;
  onChange: (value: number | string) => void;
}

function PlacementField({ setting, value, onChange }: PlacementFieldProps) {
  const { label, hint } = setting;
  return (
    <Field
      label={setting.kind === 'number' && setting.unit ? `${label} (${setting.unit})` : label}
      hint={hint}
    >
      {(control) =>
        setting.kind === 'choice' ? (
          <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {setting.choices.map(({ code, label: text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </Select>
        ) : (
          <TextInput
            {...control}
            type="number"
            min={setting.min}
            max={setting.max}
            value={value ?? setting.defaultValue}
            onChange={(event) => onChange(event.target.valueAsNumber || setting.defaultValue)}
          />
        )
      }
    </Field>
  );
}

function electricPrice({ prices }: FamilySettingsProps): string {
  return prices ? `+\u00a0${formatMoney(prices.electricControlPrice)}` : '';
}
