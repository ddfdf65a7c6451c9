import type { Configuration, ConfigurableProduct } from './configuration.js';
import type { Warning } from './issues.js';
import { limitsOf } from './limits.js';
import { dimensionOf } from './choices.js';
import { familyOf } from '../families/families.js';

/** Advice on a configuration that can be built. */
export function warningsOf(configuration: Configuration, product: ConfigurableProduct): Warning[] {
  return [sensorWithoutMotor(configuration), projectionExceedsWidth(configuration, product)].filter(
    (warning) => warning !== null,
  );
}

function sensorWithoutMotor({ options, controlType }: Configuration): Warning | null {
  if (!options['windSensor'] || controlType === 'electric') return null;
  return {
    code: 'sensor_without_motor',
    field: 'additionalOptions.windSensor',
    message:
      'Czujnik wiatru działa tylko ze sterowaniem elektrycznym: bez silnika nie ma czego uruchomić.',
    repair: { field: 'controlType', value: 'electric', label: 'Dodaj sterowanie elektryczne' },
  };
}

function projectionExceedsWidth(
  { category, width, projection }: Configuration,
  product: ConfigurableProduct,
): Warning | null {
  if (!familyOf(category).checksProjection || projection === null || projection <= width)
    return null;
  const limits = limitsOf(product).projection;
  const repairable = limits !== undefined && width >= limits.min && width <= limits.max;
  const label = dimensionOf(category, 'projection')?.label ?? 'Wysięg';
  return {
    code: 'projection_exceeds_width',
    field: 'projection',
    message: `${label} ${projection}\u00a0cm przekracza szerokość ${width}\u00a0cm. Taki układ wymaga sprawdzenia przez doradcę.`,
    ...(repairable && {
      repair: { field: 'projection', value: width, label: `Ustaw ${width}\u00a0cm` },
    }),
  };
}
