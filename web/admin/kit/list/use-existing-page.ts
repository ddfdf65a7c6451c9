import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lastPage, withPage, type Paging } from './list-view';

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
