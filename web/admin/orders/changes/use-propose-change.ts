import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { OrderChangeInput } from '../../../apollo/schema.generated';
import { isSame } from '../../kit/edit-dialog/use-edit';
import {
  type FieldProblem,
  problemsOf,
  toProblems,
  type Edited,
  type SaveOutcome,
  toSaveOutcome,
} from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import type { GoodsDifferenceFragment } from '../../trade/goods/goods-difference.generated';
import { useChangedGoods } from '../../trade/goods/use-changed-goods';
import { OrdersPageDocument, OrderDrawerDocument } from '../orders-page.generated';
import { changeInput, changeValues, type ChangeValues } from './change-values';
import {
  type ChangeableOrderFragment,
  ChangeableOrderDocument,
  OrderChangePreviewDocument,
  ProposeOrderChangeDocument,
} from './order-change.generated';

type Outcome = SaveOutcome<ChangeValues>;

/**
 * Sends a change in two steps: shows the server's preview, and sends what was previewed when the form is submitted
 * finally and unchanged.
 */
export function useProposeChange(order: ChangeableOrderFragment) {
  const client = useApolloClient();
  const findGoods = useChangedGoods(order.lines);
  const [difference, setDifference] = useState<GoodsDifferenceFragment | null>(null);
  const previewed = useRef<{ values: ChangeValues; input: OrderChangeInput } | null>(null);
  const [propose] = useStaffMutation(ProposeOrderChangeDocument, {
    done: 'Zmiana zamówienia została zapisana i\u00a0wysłana do klienta',
    failed: 'Nie udało się zmienić zamówienia',
    refetch: [OrderDrawerDocument, OrdersPageDocument],
  });

  const preview = async (values: ChangeValues, version: number): Promise<Outcome> => {
    setDifference(null);
    const goods = await findGoods(values.lines);
    if ('problems' in goods) return { kind: 'refused', problems: goods.problems };
    const input = changeInput(order, version, values, goods.configurationIds);
    const { data } = await client.query({
      query: OrderChangePreviewDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const answer = data?.orderChangePreview;
    const errors = answer?.userErrors ?? [];
    if (errors.some(({ code }) => code === 'CHANGED_MEANWHILE')) return conflict();
    if (!answer?.difference) return { kind: 'refused', problems: toProblems(errors) };
    setDifference(answer.difference);
    previewed.current = { values, input };
    return { kind: 'refused', problems: [] };
  };

  const conflict = async (): Promise<Outcome> => {
    const { data } = await client.query({
      query: ChangeableOrderDocument,
      variables: { id: order.id },
      fetchPolicy: 'network-only',
    });
    const current = data?.adminOrder;
    return current
      ? { kind: 'conflict', current: editedOf(current) }
      : { kind: 'refused', problems: [] };
  };

  const save = async (
    { values, version = order.version }: Edited<ChangeValues>,
    _base: ChangeValues,
    isFinal: boolean,
  ): Promise<Outcome> => {
    const seen = previewed.current;
    if (!isFinal || !seen || !difference || !isSame(seen.values, values))
      return preview(values, version).catch(failed);
    const { reason } = values;
    const expectedTotal = difference.totalAfter;
    const outcome = await propose({ input: { ...seen.input, reason, expectedTotal } });
    if (outcome.kind === 'refused') setDifference(null);
    return toSaveOutcome(outcome, ({ order: current }) => current && editedOf(current));
  };

  return { difference, save, forgetPreview: () => setDifference(null) };
}

export const editedOf = (order: ChangeableOrderFragment): Edited<ChangeValues> => ({
  values: changeValues(order),
  version: order.version,
});

const formProblem = (message: string): FieldProblem => ({ path: [], message });

function failed(error: unknown): Outcome {
  const problems = problemsOf(error);
  const none = formProblem('Nie udało się przeliczyć zmiany. Spróbuj ponownie.');
  return { kind: 'refused', problems: problems.length > 0 ? problems : [none] };
}
