import type { DocumentNode } from 'graphql';

import {
  toSaveOutcome,
  type Edited,
  type MutationOutcome,
  type SaveOutcome,
} from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import {
  CreateInventoryItemDocument,
  UpdateInventoryItemDocument,
} from './inventory-mutations.generated';
import { InventoryPageDocument, type InventoryRowFragment } from './inventory-page.generated';
import { edited, type ItemValues } from './item-values';
import { StockLedgerDocument } from './stock-ledger.generated';

const REFETCH: DocumentNode[] = [InventoryPageDocument, StockLedgerDocument];

/** Saves the form of an existing item, or of a new one (undefined). */
export function useSaveItem(
  item: InventoryRowFragment | undefined,
): (form: Edited<ItemValues>) => Promise<SaveOutcome<ItemValues>> {
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
    if (!item || version === undefined) return outcomeOf(await create({ input }));
    return outcomeOf(await update({ input: { ...input, id: item.id, version } }));
  };
}

/** Required fields are validated by the form. */
function inputOf({ productId, colorVariant, frameColorVariant, location, ...rest }: ItemValues) {
  return {
    ...rest,
    productId: productId ?? 0,
    colorVariant: colorVariant ?? '',
    frameColorVariant: frameColorVariant ?? '',
    location: location.trim() || null,
  };
}

function outcomeOf(
  outcome: MutationOutcome<{ item: InventoryRowFragment | null }>,
): SaveOutcome<ItemValues> {
  return toSaveOutcome(outcome, ({ item }) => item && edited(item));
}
