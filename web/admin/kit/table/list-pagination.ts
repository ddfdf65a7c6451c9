import type { TablePaginationConfig } from 'antd';
import { MAX_ROWS, PAGE_SIZES, SMALLEST_PAGE, type Paging } from '../list/list-view';
import { pageArrow } from './scroll-table';

/** The pagination below a list; hidden where the list has no more rows than the smallest page. */
export function listPagination(
  { page, perPage }: Paging<string>,
  total: number,
): TablePaginationConfig {
  return {
    current: page,
    total: Math.min(total, MAX_ROWS),
    pageSize: perPage,
    pageSizeOptions: [...PAGE_SIZES],
    // Not searchable: on a phone the on-screen keyboard would cover the list.
    showSizeChanger: total > SMALLEST_PAGE && { showSearch: false },
    itemRender: pageArrow,
    hideOnSinglePage: total <= SMALLEST_PAGE,
  };
}
