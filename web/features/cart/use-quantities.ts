import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';

import { ChangeCartLineDocument } from './cart-mutations.generated';
import type { ReportProblem } from './line-problem';

/** Numbers of pieces by line id. */
export type Quantities = Readonly<Record<string, number>>;

/**
 * Changes quantities of lines. `wanted` holds the requested quantities that the server has not answered yet. Of several
 * quick changes of a line the last one takes effect. Where the cart no longer has the line, `onGone` is called with the
 * quantity that was wanted. `forget` is for a line that is being removed: changes of its quantity that are not sent yet
 * are dropped.
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

  const changeQuantity = async (
    lineId: string,
    quantity: number,
    onGone: (quantity: number) => void,
  ): Promise<void> => {
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
        if (!refusal || !isWanted(lineId)) continue;
        if (refusal.code !== 'NOT_FOUND') report({ lineId, message: refusal.message });
        else {
          onGone(latest.current[lineId] ?? sent);
          forget(lineId);
        }
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
