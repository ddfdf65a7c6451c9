import { keysOf } from '#engine/trade/fields/pick';
import type { ListFilter } from './list-filters';

/** The filters and sort orders of a list; the filters are named as in the schema's filter input. */
export interface ListSpec<Values extends object, Sort extends string> {
  filters: { [Name in keyof Values]: ListFilter<Values[Name]> };
  sorts: readonly Sort[];
  defaultSort: Sort;
  perPage?: number;
  /** The rows that can be reached page by page where the server allows fewer than `MAX_ROWS`. */
  reach?: number;
}

/** A value per filter; null where the list is not filtered by it. */
type FilterValues<Values extends object> = { [Name in keyof Values]: Values[Name] | null };

export interface Paging<Sort extends string> {
  sort: Sort;
  /** The number of the page, from 1. */
  page: number;
  perPage: number;
}

/** The state of a list as its URL holds it. */
export type ListView<Values extends object, Sort extends string> = FilterValues<Values> &
  Paging<Sort>;

export type ViewOf<Spec> =
  Spec extends ListSpec<infer Values, infer Sort> ? ListView<Values, Sort> : never;

/** The variables of the list's query. */
export interface ListVariables<Values extends object, Sort extends string> {
  filter: FilterValues<Values>;
  sort: Sort;
  page: { limit: number; offset: number };
}

export const SMALLEST_PAGE = 20;
export const PAGE_SIZES: readonly number[] = [SMALLEST_PAGE, 50, 100];
/** The rows of a list that can be reached page by page: the server's limit of the offset. */
export const MAX_ROWS = 100_000;

/** The last page of a list with `total` rows. */
export const lastPage = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(Math.min(total, MAX_ROWS) / perPage));

/** The URL parameters of another page of the list. */
export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** Declares a list; the types of its view are inferred. */
export function listSpec<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
): ListSpec<Values, Sort> {
  return spec;
}

/** Reads the view from the URL; invalid parameters count as absent. */
export function readView<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
  params: URLSearchParams,
): ListView<Values, Sort> {
  const size = Number(params.get('rows'));
  const perPage = PAGE_SIZES.includes(size) ? size : defaultPerPage(spec);
  const page = Number(params.get('page'));
  return {
    ...filterValues(spec, (name) => spec.filters[name].read(params.get(parameterOf(name)) ?? '')),
    sort: spec.sorts.find((sort) => sort === params.get('sort')) ?? spec.defaultSort,
    page: page >= 1 ? Math.min(Math.trunc(page), lastPage(spec.reach ?? MAX_ROWS, perPage)) : 1,
    perPage,
  };
}

const PAGING: readonly string[] = ['sort', 'page', 'perPage'] satisfies (keyof Paging<string>)[];

/** Whether any filter of the view is set. */
export const isNarrowed = (view: object): boolean =>
  Object.entries(view).some(([name, value]) => !PAGING.includes(name) && value !== null);

/** Writes a view into the URL: only what differs from the defaults. Other parameters stay. */
export function writeView<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
  view: ListView<Values, Sort>,
  params: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, written: string | null) =>
    written ? next.set(name, written) : next.delete(name);
  for (const name of keysOf(spec.filters)) {
    const value = view[name];
    put(parameterOf(name), value === null ? null : spec.filters[name].write(value));
  }
  put('sort', view.sort === spec.defaultSort ? null : view.sort);
  put('rows', view.perPage === defaultPerPage(spec) ? null : String(view.perPage));
  return withPage(next, view.page);
}

export function listVariables<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
  view: ListView<Values, Sort>,
): ListVariables<Values, Sort> {
  const { sort, page, perPage } = view;
  const values: FilterValues<Values> = view;
  return {
    filter: filterValues(spec, (name) => values[name]),
    sort,
    page: { limit: perPage, offset: (page - 1) * perPage },
  };
}

/** The first page of the view without filters; sort and page size stay. */
export function withoutFilters<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
  view: ListView<Values, Sort>,
): ListView<Values, Sort> {
  return { ...view, ...filterValues(spec, () => null), page: 1 };
}

function filterValues<Values extends object, Sort extends string>(
  { filters }: ListSpec<Values, Sort>,
  valueOf: <Name extends keyof Values & string>(name: Name) => Values[Name] | null,
): FilterValues<Values> {
  const entries = keysOf(filters).map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as FilterValues<Values>;
}

function defaultPerPage({ perPage = SMALLEST_PAGE }: { perPage?: number }): number {
  return perPage;
}

/** The URL parameter of a filter; the text search is "q", as in the shop. */
function parameterOf(filter: string): string {
  return filter === 'text' ? 'q' : filter;
}
