import { getMetadataStorage } from 'class-validator';

type Normalise = (text: string) => string;

const known = new Map<object, ReadonlyMap<string, Normalise>>();

/**
 * Brings the texts of an input into their normal form, in place: those whose rule has a static `normalise`, of the
 * input and of the inputs within it. Values that are not texts stay as they are.
 */
export function normaliseInput(input: object): void {
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
  const found = known.get(Input);
  if (found) return found;
  const rules = getMetadataStorage().getTargetValidationMetadatas(Input, '', false, false);
  const forms = new Map(
    rules.flatMap(({ propertyName, constraintCls: rule }): [string, Normalise][] =>
      rule && 'normalise' in rule ? [[propertyName, rule.normalise as Normalise]] : [],
    ),
  );
  known.set(Input, forms);
  return forms;
}
