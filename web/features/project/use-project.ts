import { useMemo } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { toEdgeRequest } from '#engine/goods/configuration/edge';
import { requestOf } from '#engine/goods/configuration/request';
import type { Category } from '#engine/goods/families/categories';
import { checkRow, type RowCheck } from '#engine/trade/project/check-row';
import {
  isBlankRow,
  type Project,
  type ProjectRow,
  settingsOf,
  type SharedSettings,
} from '#engine/trade/project/project';
import type { ProjectRowInput } from '../../apollo/schema.generated';
import type { Products, Start } from './start';
import { type ChangeProject, useDraft } from './use-draft';

/** A valid row as input for the API, with its id in the table. */
export interface ReadyRow {
  id: string;
  input: ProjectRowInput;
}

export interface ProjectState {
  project: Project;
  change: ChangeProject;
  products: Products;
  families: readonly Category[];
  /** The shared settings of each family, chosen or by default. */
  shared: Project['shared'];
  ready: readonly ReadyRow[];
  /** Ids of the rows that must be corrected; blank rows do not count. */
  wrong: readonly string[];
  /** Whether the project is the saved one in the URL, unchanged. */
  isAsSaved: boolean;
}

/** The project and everything derived from it. */
export function useProject(key: string, start: Start): ProjectState {
  const { products, defaults, families, saved } = start;
  const [project, change] = useDraft(key, start.project);
  const shared = useMemo(() => ({ ...defaults, ...project.shared }), [defaults, project.shared]);
  const checked = useMemo(
    () =>
      project.rows
        .filter((row) => !isBlankRow(row))
        .map((row) => {
          const settings = settingsOf(row, shared);
          return { row, settings, check: checkWith(row, settings, products) };
        }),
    [project.rows, shared, products],
  );
  const ready = useMemo(
    () =>
      checked.flatMap(({ row, settings, check: { configuration, pieces } }) =>
        settings && configuration
          ? [{ id: row.id, input: inputOf(row, settings.productId, configuration, pieces) }]
          : [],
      ),
    [checked],
  );
  return {
    project,
    change,
    products,
    families,
    shared,
    ready,
    wrong: checked.flatMap(({ row, check }) => (check.configuration ? [] : [row.id])),
    isAsSaved: saved !== null && project === start.project,
  };
}

function inputOf(
  { label }: ProjectRow,
  productId: number,
  configuration: Configuration,
  quantity: number,
): ProjectRowInput {
  const request = toEdgeRequest(configuration.category, requestOf(configuration));
  return { productId, ...request, label: label.trim(), quantity };
}

export const checkWith = (
  row: ProjectRow,
  settings: SharedSettings | null,
  products: Products,
): RowCheck => checkRow(row, settings, settings ? products.get(settings.productId) : undefined);
