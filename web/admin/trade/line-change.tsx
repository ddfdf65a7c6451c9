import type { DocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Allowed } from '../kit/page/allowed';
import { GoodsDifference } from './goods/goods-difference';
import { AcceptLineChangeDocument, ProposedLineChangeDocument } from './line-change.generated';
import styles from './line-change.module.css';

interface LineChangeProps {
  inquiryId: number;
  /** Queries of the screen that show the order or the inquiry. */
  refetch: readonly DocumentNode[];
}

/**
 * The change of an order that its customer proposes in an inquiry, with a button that accepts it, or why it can no
 * longer be accepted; nothing for other inquiries.
 */
export function LineChange({ inquiryId, refetch }: LineChangeProps) {
  const { data } = useQuery(ProposedLineChangeDocument, {
    variables: { inquiryId },
    fetchPolicy: 'cache-and-network',
  });
  const [accept, { loading }] = useStaffMutation(AcceptLineChangeDocument, {
    done: 'Zamówienie zmienione. Klient dostał potwierdzenie.',
    failed: 'Nie udało się przyjąć zmiany',
    refetch: [ProposedLineChangeDocument, ...refetch],
  });
  const inquiry = data?.inquiry;
  if (!inquiry?.lineChange) return null;
  const { version, lineChange } = inquiry;
  const { difference, userErrors } = lineChange;
  if (!difference)
    return (
      <Alert
        type="warning"
        showIcon
        title="Tej propozycji nie można przyjąć"
        description={userErrors[0]?.message}
      />
    );
  return (
    <div className={styles.change}>
      <GoodsDifference difference={difference} />
      <p>Klient zgodził się na tę zmianę i&nbsp;nową kwotę.</p>
      <Allowed to="orders:write">
        <Button
          type="primary"
          loading={loading}
          onClick={() => void accept({ input: { id: inquiryId, version } })}
        >
          Przyjmij zmianę
        </Button>
      </Allowed>
    </div>
  );
}
