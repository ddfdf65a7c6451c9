import { isCategory } from '../../goods/families/categories.js';
import {
  MAX_ROWS,
  type Project,
  type ProjectRow,
  type SharedSettings,
  windowFamilies,
} from './project.js';

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isRecordOf =
  (...types: string[]): Check =>
  (value) =>
    isObject(value) && Object.values(value).every((inner) => types.includes(typeof inner));

const SETTINGS: Readonly<Record<keyof SharedSettings, Check>> = {
  productId: Number.isInteger,
  variant: isText,
  color: isText,
  frameColor: isText,
  controlType: (value) => value === 'manual' || value === 'electric',
  options: isRecordOf('number'),
  placement: isRecordOf('number', 'string'),
};

/** A project from the browser's storage, without its unreadable parts; null where what is stored is no project. */
export function readProject(stored: unknown): Project | null {
  if (!isObject(stored) || !isText(stored['name']) || !isText(stored['place'])) return null;
  const { name, place, shared, rows } = stored;
  const entries = isObject(shared) ? Object.entries(shared) : [];
  const families: readonly string[] = windowFamilies();
  return {
    name: String(name),
    place: String(place),
    shared: Object.fromEntries(
      entries.filter(([family, value]) => families.includes(family) && isSettings(value)),
    ),
    rows: Array.isArray(rows) ? rows.filter(isRow).slice(0, MAX_ROWS) : [],
  };
}

function isSettings(value: unknown): value is SharedSettings {
  return isObject(value) && Object.entries(SETTINGS).every(([name, check]) => check(value[name]));
}

function isRow(value: unknown): value is ProjectRow {
  if (!isObject(value)) return false;
  const { id, label, family, width, height, pieces, own } = value;
  const settings = Object.entries(SETTINGS);
  return (
    [id, label, width, height, pieces].every(isText) &&
    (family === null || isCategory(family)) &&
    isObject(own) &&
    settings.every(([name, check]) => own[name] === undefined || check(own[name]))
  );
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
