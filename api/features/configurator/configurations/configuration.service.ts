import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type Configuration as Settings,
  decimalAreaOf,
} from '#engine/goods/configuration/configuration';
import { toEdgeView } from '#engine/goods/configuration/edge';
import { optionLabels, sizeLabel, variantLabel } from '#engine/goods/configuration/labels';
import { requestOf } from '#engine/goods/configuration/request';
import type { Issue, Warning } from '#engine/goods/configuration/validate';
import { familyOf } from '#engine/goods/families/families';
import { formatAmount } from '#engine/goods/price/money';
import type { PriceLine as EngineLine } from '#engine/goods/price/price';
import { isUuid } from '../../../shared/id.js';
import type { OptionSelectionValue } from '../../../shared/scalars.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { Product } from '../../catalogue/product.entity.js';
import { pathsOf } from '../configuration-paths.js';
import {
  type ProductRequest,
  appraise,
  linesOnTheWire,
  warningOnTheWire,
} from '../prices/quote.service.js';
import { SavedConfiguration } from './configuration.entity.js';
import type { Configuration, ConfigurationView } from './configuration.payloads.js';

interface SavedOrIssues {
  saved: SavedConfiguration | null;
  issues: readonly Issue[];
}

/** Saves a valid configuration with today's price; for an invalid one returns the issues and saves nothing. */
export async function saveConfiguration(
  em: EntityManager,
  snapshot: CatalogueSnapshot,
  input: ProductRequest,
): Promise<SavedOrIssues> {
  const result = createConfiguration(em, snapshot, input);
  await em.flush();
  return result;
}

/** As `saveConfiguration`, but without the flush: the caller flushes it together with what else it saves. */
export function createConfiguration(
  em: EntityManager,
  snapshot: CatalogueSnapshot,
  input: ProductRequest,
): SavedOrIssues {
  const result = draftConfiguration(em, snapshot, input);
  if (result.saved) em.persist(result.saved);
  return result;
}

/** As `createConfiguration`, but the configuration is stored only if the caller persists it. */
export function draftConfiguration(
  em: EntityManager,
  snapshot: CatalogueSnapshot,
  input: ProductRequest,
): SavedOrIssues {
  const { configuration: settings, price, issues, warnings } = appraise(snapshot, input);
  if (!settings || !price) return { saved: null, issues };
  const columns = {
    product: em.getReference(Product, input.productId),
    settings,
    fingerprint: fingerprint(input.productId, settings),
    calculatedPrice: formatAmount(price.total),
    lines: [...price.lines],
    warnings: [...warnings],
    priceListVersion: snapshot.priceList.version,
    createdAt: new Date(),
  };
  return { saved: em.create(SavedConfiguration, columns, { persist: false }), issues: [] };
}

/** A saved configuration by its unguessable id, or null. */
export async function findConfiguration(
  em: EntityManager,
  id: string,
): Promise<SavedConfiguration | null> {
  return isUuid(id) ? em.findOne(SavedConfiguration, { id }) : null;
}

/** A saved configuration as the API returns it. */
export function presentConfiguration(saved: SavedConfiguration): Configuration {
  const { drawingUrl, ...paths } = pathsOf(saved.id);
  return {
    ...presentSettings(saved, drawingUrl),
    id: saved.id,
    productId: saved.product.id,
    calculatedPrice: saved.calculatedPrice,
    createdAt: saved.createdAt,
    ...paths,
  };
}

/** The stored data of a saved or ordered configuration. */
interface Stored {
  settings: Settings;
  lines: readonly EngineLine[];
  warnings: readonly Warning[];
}

/** Settings in the words of the API. */
export function presentSettings(
  { settings, lines, warnings }: Stored,
  drawingUrl: string,
): ConfigurationView {
  return {
    category: settings.category,
    ...toEdgeView(settings),
    variantLabel: variantLabel(settings),
    width: settings.width,
    projection: settings.projection,
    height: settings.height,
    frameColor: settings.frameColor,
    controlType: settings.controlType,
    lamelOrientation: settings.lamelOrientation,
    openingAngle: settings.openingAngle,
    additionalOptions: selectionOf(settings),
    placement: { ...settings.placement },
    area: decimalAreaOf(settings),
    sizeLabel: sizeLabel(settings),
    optionLabels: optionLabels(settings),
    lines: linesOnTheWire(lines),
    warnings: warnings.map(warningOnTheWire),
    drawingUrl,
  };
}

/** The chosen options; one that is chosen by default and was deselected is false. */
function selectionOf(settings: Settings): OptionSelectionValue {
  const usual = familyOf(settings.category).options.filter((option) => option.selectedByDefault);
  const selection = Object.entries(requestOf(settings).options).filter(
    ([code, choice]) => choice || usual.some((option) => option.code === code),
  );
  return Object.fromEntries(selection);
}

function fingerprint(productId: number, settings: Settings): string {
  return createHash('sha256')
    .update(JSON.stringify([productId, settings]))
    .digest('hex');
}
