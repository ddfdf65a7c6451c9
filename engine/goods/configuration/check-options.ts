import type { ProductOption, FamilyChoices } from '../families/family.js';
import type { Configuration, ConfigurationRequest } from './configuration.js';
import { shown, type Checked, type Issue, type Repair } from './issues.js';

type Options = Configuration['options'];

/** The quantities of the chosen options, sorted by code, and an issue for each unknown option or invalid quantity. */
export function checkOptions(request: ConfigurationRequest, type: FamilyChoices): Checked<Options> {
  const given = new Map<string, unknown>(Object.entries(request.options ?? {}));
  const issues: Issue[] = [];
  for (const [code, value] of given) {
    const option = type.options.find((candidate) => candidate.code === code);
    const issue = option ? quantityIssue(option, value) : unknownOption(code, type);
    if (issue) issues.push(issue);
  }
  const chosen = type.options
    .map((option) => [option.code, quantityOf(option, given)] as const)
    .filter(([, quantity]) => quantity > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { value: Object.fromEntries(chosen), issues };
}

/** The quantities of options that a request selects; 0 for one that it names and does not select. */
export function quantitiesOf(options: ConfigurationRequest['options']): Options {
  return Object.fromEntries(
    Object.entries(options ?? {}).map(([code, choice]) => [code, Number(choice)]),
  );
}

/** An explicit null deselects the option; only an option that is absent takes its default. */
function quantityOf(option: ProductOption, given: ReadonlyMap<string, unknown>): number {
  if (!given.has(option.code)) return option.selectedByDefault ? 1 : 0;
  const value = given.get(option.code);
  return typeof value === 'number' ? value : Number(value === true);
}

function unknownOption(code: string, type: FamilyChoices): Issue {
  const allowed = type.options.map((option) => option.code);
  const list =
    allowed.length > 0 ? `Dostępne: ${allowed.join(', ')}.` : 'Ten produkt nie ma dodatków.';
  return {
    code: 'unknown_option',
    field: `options.${shown(code)}`,
    message: `Nieznany dodatek „${shown(code)}”. ${list}`,
    allowed,
    value: shown(code),
  };
}

function quantityIssue(option: ProductOption, value: unknown): Issue | null {
  if (value === null || value === undefined || typeof value === 'boolean') return null;
  const countable = option.unit === 'each';
  if (countable && isQuantity(value, option.maxQuantity)) return null;
  const rule = countable
    ? `podaj liczbę całkowitą od 0 do ${option.maxQuantity}`
    : 'podaj wartość true lub false';
  return {
    code: 'invalid_quantity',
    field: `options.${option.code}`,
    message: `${option.label}: ${rule} (podano „${shown(value)}”).`,
    ...(countable && { min: 0, max: option.maxQuantity }),
    value: shown(value),
    repair: repairOf(option, value),
  };
}

function isQuantity(value: unknown, maxQuantity: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxQuantity;
}

function repairOf(option: ProductOption, value: unknown): Repair {
  const field = `options.${option.code}`;
  const requested = typeof value === 'number' && !Number.isNaN(value) ? value : 1;
  const quantity = Math.min(Math.max(Math.round(requested), 0), option.maxQuantity);
  if (quantity === 0) return { field, value: false, label: 'Usuń dodatek' };
  if (option.unit !== 'each') return { field, value: true, label: 'Wybierz dodatek' };
  return { field, value: quantity, label: `Ustaw ${quantity}\u00a0szt.` };
}
