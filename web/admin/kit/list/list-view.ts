import type { ListFilter } from './list-filters';

/** What a list can be filtered and sorted by; the names are those of the schema's filter. */
export interface ListSpec<Values extends object, Sort extends string> {
  filters: { [Name in keyof Values]: ListFilter<Values[Name]> };
  sorts: readonly Sort[];
  defaultSort: Sort;
  perPage?: number;
}

type Chosen<Values extends object> = { [Name in keyof Values]: Values[Name] | null };

export interface Paging<Sort extends string> {
  sort: Sort;
  /** From 1. */
  page: number;
  perPage: number;
}

/** What the address of a list says. */
export type ListView<Values extends object, Sort extends string> = Chosen<Values> & Paging<Sort>;

/** Of the list's query. */
export interface ListVariables<Values extends object, Sort extends string> {
  filter: Chosen<Values>;
  sort: Sort;
  page: { limit: number; offset: number };
}

export const PAGE_SIZES: readonly number[] = [20, 50, 100];
const DEFAULT_PAGE_SIZE = 20;
/** Rows of a list that can be reached page by page; the server reads no page further on. */
export const MAX_ROWS = 100_000;

/** The last page that a list of so many rows offers. */
export const lastPage = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(Math.min(total, MAX_ROWS) / perPage));

/** The address of another page of the list. */
export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** Says which list this is; the types of its view follow from it. */
export function listSpec<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
): ListSpec<Values, Sort> {
  return spec;
}

/** Reads the view from the address; what makes no sense there counts as absent. */
export function readView<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
  params: URLSearchParams,
): ListView<Values, Sort> {
  const filters = filtersOf(spec).map(([name, { read }]) => [
    name,
    read(params.get(parameterOf(name)) ?? ''),
  ]);
  const size = Number(params.get('rows'));
  const perPage = PAGE_SIZES.includes(size) ? size : defaultPerPage(spec);
  const page = Number(params.get('page'));
  return {
    ...(Object.fromEntries(filters) as Chosen<Values>),
    sort: spec.sorts.find((sort) => sort === params.get('sort')) ?? spec.defaultSort,
    page: page >= 1 ? Math.min(Math.trunc(page), lastPage(MAX_ROWS, perPage)) : 1,
    perPage,
  };
}

const PAGING: readonly string[] = ['sort', 'page', 'perPage'] satisfies (keyof Paging<string>)[];

/** Whether anything but its order and its page is asked of a list. */
export const isNarrowed = (view: object): boolean =>
  Object.entries(view).some(([name, value]) => !PAGING.includes(name) && value !== null);

/** Writes a view into an address: only what differs from the plain list. Other parameters stay. */
export function writeView<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
  view: ListView<Values, Sort>,
  params: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, written: string | null) =>
    written ? next.set(name, written) : next.delete(name);
  for (const [name, { write }] of filtersOf(spec)) {
    const value = view[name];
    put(parameterOf(name), value === null ? null : write(value));
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
  const filter = Object.fromEntries(filtersOf(spec).map(([name]) => [name, view[name]]));
  return {
    filter: filter as Chosen<Values>,
    sort,
    page: { limit: perPage, offset: (page - 1) * perPage },
  };
}

/** The view without filters; its sort and size of page stay. */
export function withoutFilters<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
  view: ListView<Values, Sort>,
): ListView<Values, Sort> {
  const empty = Object.fromEntries(filtersOf(spec).map(([name]) => [name, null]));
  return { ...view, ...empty, page: 1 };
}

function filtersOf<Values extends object, Sort extends string>({
  filters,
}: ListSpec<Values, Sort>) {
  return Object.entries(filters) as [keyof Values & string, ListFilter<Values[keyof Values]>][];
}

function defaultPerPage({ perPage = DEFAULT_PAGE_SIZE }: { perPage?: number }): number {
  return perPage;
}

/** Addresses are read by people: the text is "q" there, as everywhere. */
function parameterOf(filter: string): string {
  return filter === 'text' ? 'q' : filter;
}
