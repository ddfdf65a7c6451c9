import { AutoComplete, Form } from 'antd';
import { useState } from 'react';
import { randomKey } from '../../lib/browser/request-keys';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type SaveOutcome } from '../kit/form/field-problems';
import { NumberInput, whole } from '../kit/form/number-input';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { itemName } from './inventory-columns';
import { AdjustStockDocument } from './inventory-mutations.generated';
import { InventoryPageDocument, type InventoryRowFragment } from './inventory-page.generated';
import { StockLedgerDocument } from './stock-ledger.generated';

interface Adjustment {
  /** Sets added; negative for sets removed. */
  delta: number | null;
  reason: string;
}

const REASONS = ['Dostawa', 'Zwrot od klienta', 'Uszkodzenie', 'Inwentaryzacja'];
const TEXTS = { delta: 'Zmiana', reason: 'Powód' };

interface AdjustDialogProps {
  item: InventoryRowFragment;
  onClose: () => void;
}

/** Records a change of an item's stock, with the reason; the server books it once, however often it is submitted. */
export function AdjustDialog({ item, onClose }: AdjustDialogProps) {
  const [idempotencyKey] = useState(randomKey);
  const [adjust] = useStaffMutation(AdjustStockDocument, {
    done: 'Pozycja magazynowa została zaktualizowana',
    failed: 'Nie udało się zaktualizować pozycji magazynowej',
    refetch: [InventoryPageDocument, StockLedgerDocument],
  });
  const save = async ({ delta, reason }: Adjustment): Promise<SaveOutcome<Adjustment>> =>
    toSaveOutcome(
      await adjust({ input: { itemId: item.id, delta: delta ?? 0, reason, idempotencyKey } }),
    );
  return (
    <EditDialog<Adjustment>
      title={itemName(item)}
      initial={{ values: { delta: null, reason: '' } }}
      texts={TEXTS}
      saveLabel="Zapisz ruch"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <p>Na stanie: {item.stockQuantity}&nbsp;kpl.</p>
      <AdjustmentFields />
    </EditDialog>
  );
}

function AdjustmentFields() {
  return (
    <>
      <Form.Item
        name="delta"
        label="Zmiana (komplety)"
        extra="Wydanie wpisz z&nbsp;minusem, na przykład −2."
        rules={[{ required: true, message: 'Podaj liczbę kompletów.' }, whole()]}
      >
        <NumberInput />
      </Form.Item>
      <Form.Item
        name="reason"
        label="Powód"
        rules={[{ required: true, min: 3, message: 'Podaj powód (co najmniej 3\u00a0znaki).' }]}
      >
        {/* Above the field, so that the buttons below it stay free. */}
        <AutoComplete
          maxLength={300}
          placement="topLeft"
          options={REASONS.map((value) => ({ value }))}
        />
      </Form.Item>
    </>
  );
}
