import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { AppError } from '../../shared/errors.js';
import { isUuid } from '../../shared/id.js';
import type { AddToCartInput } from '../cart/cart.payloads.js';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { PriceList } from '../catalogue/price-list.entity.js';
import type { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import {
  createConfiguration,
  presentConfiguration,
} from '../configurator/configurations/configuration.service.js';
import { appraise, issueOnTheWire } from '../configurator/prices/quote.service.js';
import { ProjectRow } from './project-row.entity.js';
import { SavedProject } from './project.entity.js';
import type { SaveProjectInput } from './project.inputs.js';
import type { Project, SaveProjectPayload } from './project.payloads.js';
import { sumOf } from './quote-project.js';

/** A saved project with its rows, and the rate of VAT, in per cent, of the price list by which it was priced. */
export interface LoadedProject {
  project: SavedProject;
  rows: { id: string; label: string; quantity: number; configuration: SavedConfiguration }[];
  vatRate: number;
}

/**
 * Saves all rows with today's prices, or none: where rows are invalid, returns the issues of each of them. Throws
 * NOT_FOUND for a product that is not in the shop.
 */
export async function saveProject(
  em: EntityManager,
  snapshot: CatalogueSnapshot,
  { name, place, rows }: SaveProjectInput,
): Promise<SaveProjectPayload> {
  const rowIssues = rows.flatMap((input, row) => {
    const { issues } = appraise(snapshot, input);
    return issues.length > 0 ? [{ row, issues: issues.map(issueOnTheWire) }] : [];
  });
  if (rowIssues.length > 0) return { project: null, rowIssues };
  const project = em.create(SavedProject, {
    name,
    place,
    createdAt: new Date(),
  });
  const saved = rows.flatMap((input, position) => {
    const configuration = createConfiguration(em, snapshot, input).saved;
    if (!configuration) return [];
    const row = { label: input.label, configuration, quantity: input.quantity };
    const { id } = em.create(ProjectRow, { ...row, project, position });
    return [{ ...row, id }];
  });
  await em.flush();
  const { vatRate } = snapshot.priceList;
  return { project: presentProject({ project, rows: saved, vatRate }), rowIssues };
}

/** A saved project by its unguessable id, or null. */
export async function findProject(em: EntityManager, id: string): Promise<LoadedProject | null> {
  if (!isUuid(id)) return null;
  const project = await em.findOne(SavedProject, { id }, { populate: ['rows.configuration'] });
  if (!project) return null;
  const rows = project.rows.getItems().map(({ id: rowId, label, quantity, configuration }) => ({
    id: rowId,
    label,
    quantity,
    configuration: configuration.unwrap(),
  }));
  const [first] = rows;
  if (!first) throw new Error(`the project ${id} has no rows`);
  // All rows were priced by the same price list.
  const version = first.configuration.priceListVersion;
  const { data } = await em.findOneOrFail(PriceList, { version });
  return { project, rows, vatRate: data.vatRate };
}

/** The goods that a project adds to a cart; throws NOT_FOUND for an unknown id. */
export async function goodsOf(em: EntityManager, projectId: string): Promise<AddToCartInput[]> {
  const found = await findProject(em, projectId);
  if (!found) throw new AppError('NOT_FOUND', 'Nie ma takiego projektu.');
  return found.rows.map(({ configuration, quantity, label }) => ({
    configurationId: configuration.id,
    quantity,
    label,
  }));
}

/** A saved project as the API returns it. */
export function presentProject({ project, rows, vatRate }: LoadedProject): Project {
  const { id, name, place, createdAt } = project;
  const lines = rows.map(({ configuration, quantity }) => ({
    quantity,
    lineTotal: parseAmount(configuration.calculatedPrice) * quantity,
  }));
  return {
    id,
    name,
    place,
    createdAt,
    path: `/projekt/${id}`,
    offerUrl: `/oferta/projekt/${id}.pdf`,
    rows: rows.map(({ configuration, ...row }, index) => ({
      ...row,
      configuration: presentConfiguration(configuration),
      lineTotal: formatAmount(lines[index]?.lineTotal ?? 0),
    })),
    ...sumOf(lines, vatRate),
  };
}
