import { checkVariant } from './check-choices.js';
import type { ConfigurableProduct, ConfigurationRequest } from './configuration.js';
import { type EdgeRequest, type EdgeWords, edgeWordsOf, toEdgeField } from './edge.js';
import { type Issue, notApplicable, type Repair, type Warning } from './issues.js';
import type { Validation } from './validate.js';

type Check<V> = (request: ConfigurationRequest, product: ConfigurableProduct) => V;

/** The words that only some families use, with their labels. */
const LABELS = {
  roofMaterial: 'Materiał dachu',
  fabricColor: 'Kolor tkaniny',
  roofTransparency: 'Kolor dachu',
} as const;

const REFUSED = { configuration: null, warnings: [], assumed: [] } as const;

/**
 * Checks a request in the words of the API, by `validate` or `validateForPrice`. Issues and repairs name these words,
 * too; a word that the family does not use is an issue.
 */
export function checkEdge<V extends Validation>(
  check: Check<V>,
  edge: EdgeRequest,
  product: ConfigurableProduct,
): V {
  const words = sentWords(edge, product);
  const request = {
    ...edge,
    variant: edge[words.variant],
    color: edge[words.color],
    options: edge[words.options],
  };
  const checked = inEdgeWords(check(request, product), words);
  const others = otherIssues(edge, words, product);
  if (others.length === 0) return checked;
  return { ...checked, ...REFUSED, issues: inOrder([...others, ...checked.issues], words) };
}

/** What was checked inside, in the words of the API. */
export function inEdgeWords<V extends Pick<Validation, 'issues' | 'warnings'>>(
  checked: V,
  words: EdgeWords,
): V {
  const renamed = <Note extends Issue | Warning>(note: Note): Note => ({
    ...note,
    field: toEdgeField(note.field, words),
    ...(note.repair && { repair: repairInEdgeWords(note.repair, words) }),
  });
  return {
    ...checked,
    issues: checked.issues.map(renamed),
    warnings: checked.warnings.map(renamed),
  };
}

/** A repair from inside, in the words of the API. */
export function repairInEdgeWords(repair: Repair, words: EdgeWords): Repair {
  return { ...repair, field: toEdgeField(repair.field, words) };
}

/** The words of the family; a roof without a material may be named by `productType`, as other goods are. */
function sentWords(edge: EdgeRequest, { category }: ConfigurableProduct): EdgeWords {
  const words = edgeWordsOf(category);
  return isAbsent(edge[words.variant]) ? { ...words, variant: 'productType' } : words;
}

/** What is wrong with words that do not decide: of other families, or a roof's `productType` beside its material. */
function otherIssues(edge: EdgeRequest, words: EdgeWords, product: ConfigurableProduct): Issue[] {
  const own: readonly string[] = Object.values(edgeWordsOf(product.category));
  const unused = (['roofMaterial', 'fabricColor', 'roofTransparency'] as const).filter(
    (word) => !own.includes(word) && !isAbsent(edge[word]),
  );
  const type = words.variant === 'productType' ? null : edge.productType;
  const { issues } = checkVariant({ variant: type }, product);
  return [
    ...inEdgeWords({ issues, warnings: [] }, { ...words, variant: 'productType' }).issues,
    ...unused.map((word) => notApplicable(word, LABELS[word], edge[word])),
  ];
}

/** Issues in the order of the settings, the one of the family's own colour before that of another word. */
function inOrder(issues: readonly Issue[], { color }: EdgeWords): Issue[] {
  const sizes = ['width', 'projection', 'height'];
  const colors = [color, 'fabricColor', 'roofTransparency'];
  const order = ['productType', 'roofMaterial', ...sizes, ...colors];
  const rankOf = ({ field }: Issue): number =>
    order.includes(field) ? order.indexOf(field) : order.length;
  return issues.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const isAbsent = (text: unknown): text is null | undefined => text === null || text === undefined;
