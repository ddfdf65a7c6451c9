import type { ReactNode } from 'react';

import { colorHex } from '#engine/goods/configuration/colours';
import { formatMoney } from '../../../lib/text/format-money';
import { piecesText } from '../pieces-text';
import { Ranking } from './ranking';
import type { SalesReportQuery } from './sales-report.generated';
import styles from './sold-colors.module.css';

interface SoldColorsProps {
  title: ReactNode;
  colors: SalesReportQuery['salesReport']['colors'];
}

/** The most ordered colours. */
export function SoldColors({ title, colors }: SoldColorsProps) {
  return (
    <Ranking
      title={title}
      empty="W&nbsp;tym okresie nic nie sprzedano"
      rows={colors.map(({ color, pieces, revenue }) => ({
        key: color,
        size: pieces,
        label: (
          <>
            <span className={styles.swatch} style={{ background: colorHex(color) }} />
            {color}
          </>
        ),
        value: (
          <>
            <b>{piecesText(pieces)}</b> <small>{formatMoney(revenue)}</small>
          </>
        ),
      }))}
    />
  );
}
