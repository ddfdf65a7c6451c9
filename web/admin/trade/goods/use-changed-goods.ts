import { useMutation } from '@apollo/client/react';
import { fromEdgeField } from '#engine/goods/configuration/edge';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import type { FieldProblem } from '../../kit/form/field-problems';
import { changedConfiguration, type ChangedLine, type StoredLine } from './changed-line';
import { SaveChangedConfigurationDocument } from './changed-line.generated';

type Found = { id: string | null } | { problems: FieldProblem[] };
type Goods = { configurationIds: (string | null)[] } | { problems: FieldProblem[] };

const NO_GOODS = 'Wybierz produkt albo wklej link z\u00a0konfiguratora.';
const NO_LINK =
  'Wklej link z\u00a0konfiguratora („Kopiuj link”) albo adres zapisanej konfiguracji.';

/** The settings that the form shows, besides the options. */
const SHOWN_SETTINGS: ReadonlySet<string> = new Set([
  'width',
  'projection',
  'height',
  'color',
  'frameColor',
  'controlType',
]);

/**
 * Returns a function that finds the id of each line's configuration: from its link, saved from its settings, or
 * proposed by the version that waits for the customer's consent; null where the goods stay as they are. Where a line
 * has no valid goods, it returns the problems instead.
 */
export function useChangedGoods(current: readonly StoredLine[]) {
  const [saveConfiguration] = useMutation(SaveChangedConfigurationDocument);

  const save = async (input: ConfigurationInput): Promise<Found> => {
    const { data } = await saveConfiguration({ variables: { input } });
    const id = data?.saveConfiguration.configuration?.id;
    if (id) return { id };
    const issues = data?.saveConfiguration.issues ?? [];
    return { problems: issues.map(issueProblem) };
  };
  const find = async (changed: ChangedLine): Promise<Found> => {
    const { lineId, configurationId, link } = changed;
    if (link.trim() !== '') {
      const id = configurationIdOf(link);
      return id ? { id } : linkProblem(NO_LINK);
    }
    const input = changedConfiguration(changed, current);
    if (input) return save(input);
    if (!lineId && !configurationId) return linkProblem(NO_GOODS);
    return { id: configurationId };
  };

  return async (lines: readonly ChangedLine[]): Promise<Goods> => {
    const found = await Promise.all(lines.map(find));
    const problems = found.flatMap((each, index) =>
      'problems' in each
        ? each.problems.map(({ path, message }) => ({
            path: ['lines', String(index), ...path],
            message,
          }))
        : [],
    );
    if (problems.length > 0) return { problems };
    return { configurationIds: found.map((each) => ('id' in each ? each.id : null)) };
  };
}

const linkProblem = (message: string): Found => ({ problems: [{ path: ['link'], message }] });

/** Puts a problem at the field of its setting or, if the form does not show that setting, at the line's link. */
function issueProblem({ field, message }: { field: string; message: string }): FieldProblem {
  const setting = fromEdgeField(field);
  const isShown = SHOWN_SETTINGS.has(setting) || setting.startsWith('options.');
  return { path: isShown ? ['settings', ...setting.split('.')] : ['link'], message };
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const SHORT = /\/k\/([\w-]{22})(?![\w-])/;

/** The configuration's id in its link, long or short, or given alone; null for a text without one. */
export function configurationIdOf(link: string): string | null {
  const [id] = UUID.exec(link) ?? [];
  if (id) return id.toLowerCase();
  const [, code] = SHORT.exec(link) ?? [];
  return code ? idOfCode(code) : null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The id whose 128 bits are in the 22 characters of a short link, six bits in each. */
function idOfCode(code: string): string {
  const sixes = Array.from(code, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(6, '0'));
  const bits = sixes.join('').slice(0, 128);
  const hex = BigInt(`0b${bits}`).toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
