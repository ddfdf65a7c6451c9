import { useSearchParams } from 'react-router-dom';

import {
  listVariables,
  readView,
  withoutFilters,
  writeView,
  type ListSpec,
  type ListView,
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
