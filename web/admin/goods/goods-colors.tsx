import { Form, Select } from 'antd';

import { familyOf } from '../../../engine/families/families.js';
import type { NewGoods } from './changed-line';
import styles from './changed-lines.module.css';

interface GoodsColorsProps {
  /** The index of the line in the form. */
  index: number;
  goods: NewGoods;
}

/** The colours of new goods, from those of their product. */
export function GoodsColors({ index, goods }: GoodsColorsProps) {
  const { colorField, colorLabel, frameColorLabel } = familyOf(goods.category);
  const request = [index, 'goods', 'request'];
  return (
    <div className={styles.row}>
      <Form.Item name={[...request, colorField]} label={colorLabel}>
        <Select options={optionsOf(goods.colors)} style={WIDTH} />
      </Form.Item>
      <Form.Item name={[...request, 'frameColor']} label={frameColorLabel}>
        <Select options={optionsOf(goods.frameColors)} style={WIDTH} />
      </Form.Item>
    </div>
  );
}

const WIDTH = { minWidth: '12rem' };

const optionsOf = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
