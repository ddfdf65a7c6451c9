import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';

import { ChangeCartLineDocument } from './cart-mutations.generated';
import type { ReportProblem } from './line-problem';

/** Numbers of pieces by line id. */
export type Quantities = Readonly<Record<string, number>>;

/**
 * Changes quantities of lines. `wanted` are the requested ones without an answer yet. Of several quick changes of a
 * line the last one takes effect; after `forget`, which is for a line that is being removed, no further one is sent.
 */
export function useQuantities(report: ReportProblem) {
  const [changeLine] = useMutation(ChangeCartLineDocument);
  const [wanted, setWanted] = useState<Quantities>({});
  const latest = useRef<Quantities>({});
  const want = (next: Quantities): void => {
    latest.current = next;
    setWanted(next);
  };

  const isWanted = (lineId: string): boolean => lineId in latest.current;
  const forget = (lineId: string): void => {
    const { [lineId]: _done, ...others } = latest.current;
    want(others);
  };

  const changeQuantity = async (lineId: string, quantity: number): Promise<void> => {
    const isUnderWay = isWanted(lineId);
    want({ ...latest.current, [lineId]: quantity });
    if (isUnderWay) return;
    report(null);
    try {
      let sent: number | undefined;
      while (isWanted(lineId) && sent !== latest.current[lineId]) {
        sent = latest.current[lineId] ?? quantity;
        const { data } = await changeLine({ variables: { input: { lineId, quantity: sent } } });
        const refusal = data?.changeCartLine.userErrors[0];
        if (refusal && isWanted(lineId)) report({ lineId, message: refusal.message });
      }
    } catch {
      const message = 'Nie udało się zmienić liczby sztuk. Spróbuj ponownie.';
      if (isWanted(lineId)) report({ lineId, message });
    } finally {
      forget(lineId);
    }
  };
  return { wanted, changeQuantity, forget };
}
