import type { ConfigurationRequest } from './configuration.js';

type IssueCode =
  | 'out_of_range'
  | 'required'
  | 'unknown_variant'
  | 'unknown_color'
  | 'unknown_option'
  | 'unknown_choice'
  | 'invalid_quantity'
  | 'not_an_integer'
  | 'not_applicable';

export type WarningCode =
  | 'sensor_without_motor'
  | 'projection_exceeds_width'
  | 'motor_needed'
  | 'arms_crossed'
  | 'low_clearance'
  | 'screen_at_wall'
  | 'odd_guides'
  | 'guides_without_screen';

/** One change of the request that removes the issue or warning. */
export interface Repair {
  /** Path in the request: "width", "options.windSensor", "placement.slope". */
  readonly field: string;
  readonly value: number | string | boolean;
  /** Polish text of the button: "Ustaw 400 cm". */
  readonly label: string;
}

/** Why a request cannot be built. */
export interface Issue {
  readonly code: IssueCode;
  readonly field: string;
  /** A Polish sentence for the customer. */
  readonly message: string;
  readonly min?: number;
  readonly max?: number;
  readonly allowed?: readonly string[];
  /** The value that was sent, as text. */
  readonly value?: string;
  readonly repair?: Repair;
}

/** Advice on a configuration that can be built and priced. */
export interface Warning {
  readonly code: WarningCode;
  readonly field: string;
  readonly message: string;
  readonly repair?: Repair;
}

/** A value and what is wrong with it. If there are issues, no configuration is made with the value. */
export interface Checked<T> {
  readonly value: T;
  readonly issues: readonly Issue[];
}

const SHOWN_CHARACTERS = 60;

/** A sent value as text, shortened for display. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value) ?? value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

export function passed<T>(value: T): Checked<T> {
  return { value, issues: [] };
}

export function failed<T>(nearest: T, issue: Issue): Checked<T> {
  return { value: nearest, issues: [issue] };
}

export function notApplicable(
  field: string,
  label: string,
  value: unknown,
  repair?: Repair,
): Issue {
  return {
    code: 'not_applicable',
    field,
    message: `${label}: ten produkt nie ma takiego ustawienia (podano „${shown(value)}”).`,
    value: shown(value),
    ...(repair && { repair }),
  };
}

/** The request after a repair of one setting. */
export function applyRepair<Request extends Partial<ConfigurationRequest>>(
  request: Request,
  { field, value }: Pick<Repair, 'field' | 'value'>,
): Request {
  const [name = '', part] = field.split('.');
  if (part === undefined) return { ...request, [name]: value };
  const group = name === 'placement' ? request.placement : request.options;
  return { ...request, [name]: { ...group, [part]: value } };
}

/** A warning and what to do about it as one text, for places without a button for the repair. */
export function warningText({ message, repair }: Pick<Warning, 'message' | 'repair'>): string {
  if (!repair) return `${message} Zapytaj o\u00a0to doradcę.`;
  const { label } = repair;
  // A label such as "Ustaw 2 szt." already ends with a full stop.
  const end = label.endsWith('.') ? '' : '.';
  return `${message} Rada: ${label.charAt(0).toLowerCase()}${label.slice(1)}${end}`;
}
