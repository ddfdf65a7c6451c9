import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';

import { ChangeCartLineDocument } from './cart-mutations.generated';
import type { ReportProblem } from './line-problem';

/** Numbers of pieces by line id. */
export type Quantities = Readonly<Record<string, number>>;

/**
 * Changes quantities; `wanted` are the requested ones without an answer yet. Of several quick changes of a line the
 * last one counts.
 */
export function useQuantities(report: ReportProblem) {
  const [changeLine] = useMutation(ChangeCartLineDocument);
  const [wanted, setWanted] = useState<Quantities>({});
  const latest = useRef<Quantities>({});
  const want = (next: Quantities): void => {
    latest.current = next;
    setWanted(next);
  };

  const changeQuantity = async (lineId: string, quantity: number): Promise<void> => {
    const isUnderWay = lineId in latest.current;
    want({ ...latest.current, [lineId]: quantity });
    if (isUnderWay) return;
    report(null);
    try {
      let sent: number | undefined;
      while (sent !== latest.current[lineId]) {
        sent = latest.current[lineId] ?? quantity;
        const { data } = await changeLine({ variables: { input: { lineId, quantity: sent } } });
        const refusal = data?.changeCartLine.userErrors[0];
        if (refusal) report({ lineId, message: refusal.message });
      }
    } catch {
      report({ lineId, message: 'Nie udało się zmienić liczby sztuk. Spróbuj ponownie.' });
    } finally {
      const { [lineId]: _done, ...others } = latest.current;
      want(others);
    }
  };
  return { wanted, changeQuantity };
}
