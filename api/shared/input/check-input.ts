import { type ValidationError, validateSync, getMetadataStorage } from 'class-validator';
import { polishNumber } from '#engine/locale/polish-number';
import { AppError, type FieldProblem } from '../errors.js';

const RULES = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false } as const;

/**
 * Brings the texts of an input into their normal form and validates it, by the decorators of its class; throws
 * BAD_USER_INPUT with the wrong fields, in Polish.
 */
export function checkInput(input: unknown): void {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return;
  const problems = inheritedNames(input);
  if (problems.length === 0) {
    normaliseInput(input);
    problems.push(...validateSync(input, RULES).flatMap((error) => problemsOf(error)));
  }
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', undefined, problems);
}

/** Refuses fields with names that every object inherits, such as `constructor`: class-validator would accept them. */
function inheritedNames(input: object, parent = ''): FieldProblem[] {
  return Object.entries(input).flatMap(([name, value]) => {
    const path = parent + name;
    if (name in Object.prototype) return [{ path, message: UNKNOWN }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown, index) =>
      typeof item === 'object' && item !== null ? inheritedNames(item, `${path}.${index}.`) : [],
    );
  });
}

function problemsOf(error: ValidationError, parent = ''): FieldProblem[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const nested = (error.children ?? []).flatMap((child) => problemsOf(child, path));
  const broken = Object.entries(error.constraints ?? {});
  // A value of the wrong type is reported as such, not for exceeding a limit.
  const [rule, detail] = broken.find(([name]) => !(name in MESSAGES_WITH_LIMIT)) ?? broken[0] ?? [];
  if (!rule) return nested;
  const missing = error.value === undefined && rule !== 'whitelistValidation';
  return [{ path, message: missing ? MISSING : messageFor(rule, detail ?? '') }, ...nested];
}

const UNKNOWN = 'Nie ma takiego pola.';
const MISSING = 'To pole jest wymagane.';

const MESSAGES: Record<string, string> = {
  isString: 'Podaj tekst.',
  isInt: 'Podaj liczbę całkowitą.',
  isDate: 'Podaj datę i\u00a0godzinę, np. 2026-11-21T10:00:00Z.',
  isInHundredths: 'Podaj liczbę z\u00a0najwyżej dwoma miejscami po przecinku.',
  isBoolean: 'Podaj tak lub nie (w\u00a0API: true lub false).',
  isArray: 'Podaj listę.',
  arrayUnique: 'Wartości nie mogą się powtarzać.',
  isEmail: 'Podaj prawidłowy adres e-mail.',
  isPhone: 'Podaj prawidłowy numer telefonu, np. 600\u00a0100\u00a0200.',
  isPostcode: 'Podaj kod pocztowy, np. 90-001.',
  isUuid: 'Ten identyfikator jest nieprawidłowy.',
  isIn: 'Ta wartość nie jest dozwolona.',
  isOptions: 'Podaj obiekt: kod opcji i\u00a0wartość true, false lub liczbę sztuk.',
  isAmount: 'Podaj kwotę, np. 4890 albo 4890,50.',
  isDay: 'Podaj dzień z\u00a0lat 2000–2100, np. 2026-11-21.',
  isReadings: 'Podaj odczyty w\u00a0cm, z\u00a0dokładnością do milimetra.',
  isStrokes: 'Podaj podpis: od 1\u00a0do 300 linii, razem od 2\u00a0do 10\u00a0000 punktów.',
  isIdempotencyKey:
    'Podaj od 1\u00a0do 255 znaków drukowalnych, bez spacji na początku i\u00a0na końcu.',
  matches: 'Ta wartość ma nieprawidłową postać.',
  whitelistValidation: UNKNOWN,
};

/** Messages with the limit of the rule, which is the number in class-validator's message. */
const MESSAGES_WITH_LIMIT: Record<string, (limit: string) => string> = {
  min: (limit) => `Najmniejsza dozwolona wartość to ${limit}.`,
  max: (limit) => `Największa dozwolona wartość to ${limit}.`,
  minLength: (limit) => `Najmniejsza dozwolona liczba znaków to ${limit}.`,
  maxLength: (limit) => `Największa dozwolona liczba znaków to ${limit}.`,
  arrayMinSize: (limit) => `Liczba wartości musi wynosić co najmniej ${limit}.`,
  arrayMaxSize: (limit) => `Liczba wartości może wynosić najwyżej ${limit}.`,
};

function messageFor(rule: string, detail: string): string {
  const withLimit = MESSAGES_WITH_LIMIT[rule];
  if (withLimit) return withLimit(polishNumber(Number(/-?\d+(\.\d+)?/.exec(detail)?.[0])));
  return MESSAGES[rule] ?? (rule === 'isText' ? detail : 'Ta wartość jest nieprawidłowa.');
}

type Normalise = (text: string) => string;

const cache = new Map<object, ReadonlyMap<string, Normalise>>();

/**
 * Brings the texts of an input into their normal form, in place: those whose rule has a static `normalise`, of the
 * input and of the inputs within it. Values that are not texts stay as they are.
 */
function normaliseInput(input: object): void {
  const forms = normalFormsOf(input.constructor);
  for (const [name, value] of Object.entries(input)) {
    const normalise = forms.get(name);
    if (normalise) Object.assign(input, { [name]: normalised(value, normalise) });
    else for (const item of [value].flat()) if (isInput(item)) normaliseInput(item);
  }
}

function normalised(value: unknown, normalise: Normalise): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => normalised(item, normalise));
  return typeof value === 'string' ? normalise(value) : value;
}

/** Whether this is an instance of a class; JSON consists of plain objects and arrays. */
function isInput(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && prototype !== Object.prototype;
}

/** The normal form of each text field of a class. */
function normalFormsOf(Input: Function): ReadonlyMap<string, Normalise> {
  const found = cache.get(Input);
  if (found) return found;
  const rules = getMetadataStorage().getTargetValidationMetadatas(Input, '', false, false);
  const forms = new Map(
    rules.flatMap(({ propertyName, constraintCls: rule }): [string, Normalise][] =>
      rule && 'normalise' in rule ? [[propertyName, rule.normalise as Normalise]] : [],
    ),
  );
  cache.set(Input, forms);
  return forms;
}
