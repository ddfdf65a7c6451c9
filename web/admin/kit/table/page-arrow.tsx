import type { PaginationProps } from 'antd';

import { AntdIcon } from '../page/antd-icon';

/** Replaces the arrows of Ant Design's pagination, whose accessible names are English; page numbers stay. */
export const pageArrow: NonNullable<PaginationProps['itemRender']> = (_page, type, original) => {
  if (type === 'prev') return <Step icon="chevron-left" label="Poprzednia strona" />;
  if (type === 'next') return <Step icon="chevron-right" label="Następna strona" />;
  if (type === 'jump-prev' || type === 'jump-next')
    return (
      <span className="ant-pagination-item-ellipsis" aria-hidden="true">
        •••
      </span>
    );
  return original;
};

function Step({ icon, label }: { icon: 'chevron-left' | 'chevron-right'; label: string }) {
  return (
    <button type="button" className="ant-pagination-item-link" tabIndex={-1} aria-label={label}>
      <AntdIcon name={icon} />
    </button>
  );
}
