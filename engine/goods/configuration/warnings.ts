import { familyOf } from '../families/families.js';
import { dimensionOf } from './choices.js';
import { type Configuration, type ConfigurableProduct, areaOf } from './configuration.js';
import type { Warning } from './issues.js';
import { limitsOf } from './limits.js';

/** The warnings about a configuration, first those that all families share. */
export function warningsOf(configuration: Configuration, product: ConfigurableProduct): Warning[] {
  return [
    sensorWithoutMotor(configuration),
    projectionExceedsWidth(configuration),
    motorNeeded(configuration),
    ...(familyOf(configuration.category).warnings?.(configuration) ?? []),
  ]
    .filter((warning) => warning !== null)
    .map((warning) => withoutImpossibleRepair(warning, product));
}

/** A repair to a size that the product is not made in is left out. */
function withoutImpossibleRepair(
  { repair, ...warning }: Warning,
  product: ConfigurableProduct,
): Warning {
  if (!repair) return warning;
  const limits = Object.entries(limitsOf(product)).find(([field]) => field === repair.field)?.[1];
  const isPossible =
    !limits || (Number(repair.value) >= limits.min && Number(repair.value) <= limits.max);
  return isPossible ? { ...warning, repair } : warning;
}

function motorNeeded(configuration: Configuration): Warning | null {
  const { movedByHand } = familyOf(configuration.category);
  if (!movedByHand || configuration.controlType === 'electric') return null;
  const { area, width = Infinity } = movedByHand;
  if (areaOf(configuration) <= area && configuration.width <= width) return null;
  const limit = [
    ...(width === Infinity ? [] : [`${width}\u00a0cm szerokości`]),
    `${area}\u00a0m²`,
  ].join(' i\u00a0');
  return {
    code: 'motor_needed',
    field: 'controlType',
    message: `Ręcznie wygodnie obsługuje się osłonę do ${limit}. Przy tym wymiarze potrzebny jest silnik.`,
    repair: { field: 'controlType', value: 'electric', label: 'Dodaj sterowanie elektryczne' },
  };
}

function sensorWithoutMotor({ options, controlType }: Configuration): Warning | null {
  if (!options['windSensor'] || controlType === 'electric') return null;
  return {
    code: 'sensor_without_motor',
    field: 'options.windSensor',
    message:
      'Czujnik wiatru działa tylko ze sterowaniem elektrycznym: bez silnika nie ma czego uruchomić.',
    repair: { field: 'controlType', value: 'electric', label: 'Dodaj sterowanie elektryczne' },
  };
}

function projectionExceedsWidth({ category, width, projection }: Configuration): Warning | null {
  if (!familyOf(category).checksProjection || projection === null || projection <= width)
    return null;
  const label = dimensionOf(category, 'projection')?.label ?? 'Wysięg';
  return {
    code: 'projection_exceeds_width',
    field: 'projection',
    message: `${label} ${projection}\u00a0cm przekracza szerokość ${width}\u00a0cm. Taki układ sprawdzi doradca, zanim zaczniemy produkcję.`,
    repair: {
      field: 'projection',
      value: width,
      label: `Ustaw ${label.toLowerCase()} ${width}\u00a0cm`,
    },
  };
}
