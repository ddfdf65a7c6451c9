import { Skeleton } from 'antd';

/** Stands for so many lines that are on their way: to be seen only, as its empty heading says nothing. */
export function Loading({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      <Skeleton active paragraph={{ rows }} />
    </div>
  );
}
