import { Tag } from 'antd';
import { AntdIcon } from '../page/antd-defaults';
import styles from './link-filter.module.css';

/** In an element of its own, which Ant Design makes a button. */
const CLOSE = (
  <span>
    <AntdIcon name="close" />
  </span>
);

/** A long name wraps, which Ant Design's tags do not. */
const WRAPPED = { whiteSpace: 'normal' } as const;

interface LinkFilterProps {
  /** What the list is narrowed to: "nr 17". */
  only: string;
  onClose: () => void;
}

/** A filter of a list that is set only by links from other screens; it can be removed. */
export function LinkFilter({ only, onClose }: LinkFilterProps) {
  return (
    <Tag
      className={styles.filter}
      style={WRAPPED}
      closable={{ closeIcon: CLOSE, 'aria-label': 'Usuń ten filtr' }}
      onClose={onClose}
    >
      tylko {only}
    </Tag>
  );
}

/** The label of a filter's choice with the number of its rows; the label alone while the number is unknown. */
export function Counted({ label, count }: { label: string; count: number | undefined }) {
  if (count === undefined) return label;
  return (
    <span>
      {label} <span className={styles.count}>{count}</span>
    </span>
  );
}
