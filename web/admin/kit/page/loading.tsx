import { Skeleton } from 'antd';

/** A skeleton of `rows` lines while data is loading; hidden from screen readers. */
export function Loading({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      <Skeleton active paragraph={{ rows }} />
    </div>
  );
}
