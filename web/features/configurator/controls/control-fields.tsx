import { controlLabel } from '#engine/goods/configuration/labels';
import { familyOf } from '#engine/goods/families/families';
import { plural } from '#engine/locale/plural';
import { formatMoney } from '../../../lib/text/format';
import { pluralCount } from '../../../lib/text/grammar';
import { Segmented } from '../../../ui/form/segmented';
import { SliderField } from '../../../ui/form/slider-field';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import type { Settings } from '../settings/settings';
import styles from './control-fields.module.css';

interface ControlFieldsProps {
  type: ConfiguratorTypeFragment;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** Manual or electric control, and the angles of louvres or slats, where the family has them. */
export function ControlFields({ type, settings, onChange }: ControlFieldsProps) {
  const { maxLamelOrientation, maxOpeningAngle } = type;
  const { angleHint } = familyOf(type.category);
  return (
    <>
      {type.controlTypes.length > 1 && (
        <ControlTypeField type={type} settings={settings} onChange={onChange} />
      )}
      {maxLamelOrientation > 0 && (
        <AngleField
          label="Obrót lameli"
          hint={angleHint}
          value={settings.lamelOrientation}
          max={maxLamelOrientation}
          onChange={(lamelOrientation) => onChange({ lamelOrientation })}
        />
      )}
      {maxOpeningAngle > 0 && (
        <AngleField
          label="Kąt otwarcia lameli"
          hint={angleHint}
          value={settings.openingAngle}
          max={maxOpeningAngle}
          onChange={(openingAngle) => onChange({ openingAngle })}
        />
      )}
    </>
  );
}

function ControlTypeField({ type, settings, onChange }: ControlFieldsProps) {
  return (
    <Segmented
      legend="Sterowanie"
      legendHidden
      value={settings.controlType}
      choices={[
        { value: 'manual', label: controlLabel('manual') },
        {
          value: 'electric',
          label: `${controlLabel('electric')} +\u00a0${formatMoney(type.electricControlPrice)}`,
        },
      ]}
      onChange={(controlType) => onChange({ controlType })}
    />
  );
}

const SLIDER_STEP = 5;
const DEGREES = ['stopień', 'stopnie', 'stopni'] as const;

/** A slider for an angle in whole degrees. */
export function AngleField({
  label,
  hint,
  value,
  min = 0,
  max,
  step = SLIDER_STEP,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number;
  min?: number;
  max: number;
  /** Degrees from one position of the slider to the next. */
  step?: number;
  onChange: (value: number) => void;
}) {
  return (
    <SliderField
      shown={<output className={styles.value}>{`${value}°`}</output>}
      hint={hint}
      label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      buttonStep={step}
      unit={plural(step, DEGREES)}
      text={pluralCount(value, DEGREES)}
      onChange={onChange}
    />
  );
}
