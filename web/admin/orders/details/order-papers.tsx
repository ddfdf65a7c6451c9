import { Button } from 'antd';

import styles from './order-papers.module.css';

/** Links to the PDFs of an order: the order itself and the worksheets. */
export function OrderPapers({ orderId }: { orderId: number }) {
  const path = `/api/admin/orders/${orderId}`;
  return (
    <div className={styles.papers}>
      <Button href={`${path}.pdf`} target="_blank">
        Zamówienie PDF
      </Button>
      <Button href={`${path}/worksheets.pdf`} target="_blank">
        Karty produkcyjne
      </Button>
    </div>
  );
}
