import type {
  ConfigurableProduct,
  Configuration as Settings,
  ConfigurationRequest,
} from '#engine/goods/configuration/configuration';
import { defaultSizes } from '#engine/goods/configuration/limits';
import { requestOf } from '#engine/goods/configuration/request';
import { validate } from '#engine/goods/configuration/validate';
import { familyOf } from '#engine/goods/families/families';
import type { FieldProblem } from '../../../shared/errors.js';
import { PICTURES_PATH, isOwnPath, nameInAddress } from '../../pictures/picture-files.js';

/**
 * The settings that a product's to-scale drawing shows: those of the last drawing as far as they are still possible,
 * else the usual ones of its family within the product's limits.
 */
export function drawnSettings(
  product: Omit<ConfigurableProduct, 'basePrice' | 'pricePerSqm'>,
  before: Settings | null,
): Settings {
  // The drawing does not depend on prices.
  const configurable: ConfigurableProduct = { ...product, basePrice: 0, pricePerSqm: null };
  const usual: ConfigurationRequest = {
    ...defaultSizes(configurable),
    ...familyOf(product.category).shownAngles,
  };
  const preferred = before?.category === product.category ? requestOf(before) : usual;
  const { configuration } = validate(
    without(faults(preferred, configurable), preferred, usual),
    configurable,
  );
  if (!configuration) throw new Error(`no drawing shows a product of ${product.category}`);
  return configuration;
}

function faults(request: ConfigurationRequest, product: ConfigurableProduct): Set<string> {
  return new Set(validate(request, product).issues.map(({ field }) => field.replace(/\..*$/, '')));
}

/** The request with its invalid fields replaced by the usual ones. */
function without(
  wrong: ReadonlySet<string>,
  request: ConfigurationRequest,
  usual: ConfigurationRequest,
): ConfigurationRequest {
  const valid = Object.entries(request).filter(([field]) => !wrong.has(field));
  return { ...usual, ...Object.fromEntries(valid) };
}

/**
 * The address of a product's picture as it is stored: an absolute address of this shop as a path, that of a picture's
 * file as `/zdjecia/<name>`.
 */
export function pictureAddress(text: string, publicUrl: string): string {
  const own = `${publicUrl}/`;
  const given = text.trim();
  const address = given.startsWith(own) ? given.slice(publicUrl.length) : given;
  const name = nameInAddress(address);
  // Stored by its name, which stays the same when the files of the picture change.
  return name === null ? address : `${PICTURES_PATH}/${name}`;
}

/**
 * The problem of an address outside of the shop: the shop loads no pictures from there, so that no other server learns
 * of its visitors.
 */
export function addressProblems(address: string): FieldProblem[] {
  if (isOwnPath(address)) return [];
  const message =
    'Sklep nie pokazuje zdjęć z\u00a0innych serwerów. Wgraj plik (w\u00a0panelu albo przez POST /api/admin/pictures) ' +
    'i\u00a0podaj adres, który otrzymasz, na przykład /zdjecia/produkt-1.';
  return [{ path: 'imageUrl', message }];
}
