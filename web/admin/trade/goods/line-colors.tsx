import { useQuery } from '@apollo/client/react';
import { Form, Select } from 'antd';

import { familyOf } from '#engine/goods/families/families';
import styles from './changed-lines.module.css';
import { LineColorsDocument } from './line-colors.generated';

interface LineColorsProps {
  /** The index of the line in the form. */
  index: number;
  category: Parameters<typeof familyOf>[0];
  productId: number;
}

/** The colours of a line, from those of its product; the line's own where the product is no longer in the shop. */
export function LineColors({ index, category, productId }: LineColorsProps) {
  const { data } = useQuery(LineColorsDocument, { variables: { id: productId } });
  const { colorLabel, frameColorLabel } = familyOf(category);
  const { availableColors = [], availableFrameColors = [] } = data?.product ?? {};
  return (
    <div className={styles.row}>
      <Form.Item name={[index, 'settings', 'color']} label={colorLabel}>
        <Select options={optionsOf(availableColors)} style={WIDTH} />
      </Form.Item>
      <Form.Item name={[index, 'settings', 'frameColor']} label={frameColorLabel}>
        <Select options={optionsOf(availableFrameColors)} style={WIDTH} />
      </Form.Item>
    </div>
  );
}

const WIDTH = { minWidth: '12rem' };

const optionsOf = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
