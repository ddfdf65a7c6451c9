import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';

import { toSaveOutcome, type Edited, type SaveOutcome } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import {
  CreateInventoryItemDocument,
  UpdateInventoryItemDocument,
} from './inventory-mutations.generated';
import {
  InventoryPageDocument,
  InventoryRowFragmentDoc,
  type InventoryRowFragment,
} from './inventory-page.generated';
import { edited, type ItemValues } from './item-values';
import { StockLedgerDocument } from './stock-ledger.generated';

const REFETCH: DocumentNode[] = [InventoryPageDocument, StockLedgerDocument];

/** Saves the form of an existing item, or of a new one (undefined). */
export function useSaveItem(
  item: InventoryRowFragment | undefined,
): (form: Edited<ItemValues>) => Promise<SaveOutcome<ItemValues>> {
  const client = useApolloClient();
  const [create] = useStaffMutation(CreateInventoryItemDocument, {
    done: 'Pozycja magazynowa została utworzona',
    failed: 'Nie udało się utworzyć pozycji magazynowej',
    refetch: REFETCH,
  });
  const [update] = useStaffMutation(UpdateInventoryItemDocument, {
    done: 'Pozycja magazynowa została zaktualizowana',
    failed: 'Nie udało się zaktualizować pozycji magazynowej',
    refetch: REFETCH,
  });
  return async ({ values, version }) => {
    const input = inputOf(values);
    if (!item || version === undefined) return toSaveOutcome(await create({ input }));
    const outcome = await update({ input: { ...input, id: item.id, version } });
    return toSaveOutcome(outcome, ({ item: stored }) => {
      const row =
        stored && client.readFragment({ fragment: InventoryRowFragmentDoc, from: stored });
      return row && edited(row);
    });
  };
}

/** The fallbacks are for the types only: the form's rules require these fields. */
function inputOf({ productId, colorVariant, frameColorVariant, location, ...rest }: ItemValues) {
  return {
    ...rest,
    productId: productId ?? 0,
    colorVariant: colorVariant ?? '',
    frameColorVariant: frameColorVariant ?? '',
    location: location.trim() || null,
  };
}
