import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  listVariables,
  readView,
  withoutFilters,
  writeView,
  type ListSpec,
  type ListView,
  lastPage,
  withPage,
  type Paging,
} from './list-view';

/**
 * The filters, sort order and page of a list, kept in the URL, so that it can be shared and the back button works.
 * `change` goes back to the first page unless it sets a page; `reset` clears the filters.
 */
export function useListView<Values extends object, Sort extends string>(
  spec: ListSpec<Values, Sort>,
) {
  const [params, setParams] = useSearchParams();
  const view = readView(spec, params);
  const go = (next: ListView<Values, Sort>) =>
    setParams((current) => writeView(spec, next, current));
  return {
    view,
    variables: listVariables(spec, view),
    defaultSort: spec.defaultSort,
    filtered: Object.values(listVariables(spec, view).filter).some((value) => value !== null),
    change: (next: Partial<ListView<Values, Sort>>) => go({ ...view, page: 1, ...next }),
    reset: () => go(withoutFilters(spec, view)),
  };
}

/**
 * Corrects the page number in the URL when it is invalid or past the last page.
 * `total` is undefined while the list is loading.
 */
export function useExistingPage({ page, perPage }: Paging<string>, total: number | undefined) {
  const [params, setParams] = useSearchParams();
  const shown = total === undefined ? page : Math.min(page, lastPage(total, perPage));
  const isRight = withPage(params, shown).get('page') === params.get('page');
  useEffect(() => {
    if (!isRight) setParams((current) => withPage(current, shown), { replace: true });
  }, [isRight, shown, setParams]);
}
