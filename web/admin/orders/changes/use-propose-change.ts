import { useApolloClient } from '@apollo/client/react';
import type { OrderChangeInput } from '../../../apollo/schema.generated';
import { usePreviewedSave } from '../../kit/edit-dialog/use-previewed-save';
import {
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

/** The difference that a change makes, and the input from which the server computed it. */
interface PreviewedChange {
  difference: GoodsDifferenceFragment;
  input: OrderChangeInput;
}

/** Sends a change in two steps: shows the difference that it makes, then sends it. */
export function useProposeChange(order: ChangeableOrderFragment) {
  const client = useApolloClient();
  const findGoods = useChangedGoods(order.lines);
  const [propose] = useStaffMutation(ProposeOrderChangeDocument, {
    done: 'Zmiana zamówienia została zapisana i\u00a0wysłana do klienta',
    failed: 'Nie udało się zmienić zamówienia',
    refetch: [OrderDrawerDocument, OrdersPageDocument],
  });

  const conflict = async (): Promise<SaveOutcome<ChangeValues>> => {
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

  return usePreviewedSave<ChangeValues, PreviewedChange>({
    notAsked: 'Nie udało się przeliczyć zmiany. Spróbuj ponownie.',
    async ask({ values, version = order.version }) {
      const goods = await findGoods(values.lines);
      if ('problems' in goods) return { kind: 'refused', problems: goods.problems };
      const input = changeInput(order, version, values, goods.configurationIds);
      const { data } = await client.query({
        query: OrderChangePreviewDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
      const { difference, userErrors = [] } = data?.orderChangePreview ?? {};
      if (userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')) return conflict();
      if (!difference) return { kind: 'refused', problems: toProblems(userErrors) };
      return { preview: { difference, input } };
    },
    async send({ values: { reason } }, { difference: { totalAfter }, input }) {
      const outcome = await propose({ input: { ...input, reason, expectedTotal: totalAfter } });
      return toSaveOutcome(outcome, ({ order: current }) => current && editedOf(current));
    },
  });
}

export const editedOf = (order: ChangeableOrderFragment): Edited<ChangeValues> => ({
  values: changeValues(order),
  version: order.version,
});
