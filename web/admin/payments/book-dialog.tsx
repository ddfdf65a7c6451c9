import { Button, Form, Input } from 'antd';
import { readAmount, typedAmount } from '../../lib/form/text-control';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type SaveOutcome, fieldRule } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { BookBankTransferDocument, SplitBankTransferDocument } from './decide-transfer.generated';
import { OrderChoice } from './order-choice';
import { PaymentsPageDocument, type BankTransferRowFragment } from './payments-page.generated';
import { TransferLine } from './transfer-cells';

interface Part {
  orderId: number | null;
  amount: string;
}

interface Booking {
  parts: Part[];
}

const MAX_PARTS = 20;
const AMOUNT = fieldRule<string>(
  'Podaj kwotę, np. 1467 albo 1467,50.',
  (typed) => Number(readAmount(typed)) > 0,
);

interface BookDialogProps {
  transfer: BankTransferRowFragment;
  /** The suggested order that was chosen; null: staff look for an order. */
  orderId: number | null;
  onClose: () => void;
}

/** Books a transfer for an order, or splits it over several. */
export function BookDialog({ transfer, orderId, onClose }: BookDialogProps) {
  const { id, version } = transfer;
  const [book] = useStaffMutation(BookBankTransferDocument, {
    done: ({ transfer: booked }) => `Zaksięgowano: zamówienie nr\u00a0${booked?.orderId}`,
    failed: 'Nie udało się zaksięgować przelewu',
    refetch: [PaymentsPageDocument],
  });
  const [split] = useStaffMutation(SplitBankTransferDocument, {
    done: 'Przelew został podzielony i\u00a0zaksięgowany',
    failed: 'Nie udało się podzielić przelewu',
    refetch: [PaymentsPageDocument],
  });
  const save = async ({ parts }: Booking): Promise<SaveOutcome<Booking>> => {
    const [only, ...others] = parts.map((part) => ({
      orderId: part.orderId ?? 0,
      amount: readAmount(part.amount),
    }));
    if (only && others.length > 0)
      return toSaveOutcome(await split({ input: { id, version, parts: [only, ...others] } }));
    return toSaveOutcome(await book({ input: { id, version, orderId: only?.orderId ?? 0 } }));
  };
  const whole: Part = { orderId, amount: typedAmount(transfer.amount) };
  return (
    <EditDialog<Booking>
      title="Księgowanie przelewu"
      initial={{ values: { parts: [whole] } }}
      texts={{ parts: 'Zamówienia' }}
      saveLabel="Zaksięguj"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <TransferLine transfer={transfer} />
      <p>Kwota od razu będzie się liczyć jako wpłata za zamówienie.</p>
      <Form.List name="parts">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key}>
                <Form.Item
                  name={[name, 'orderId']}
                  label={rows.length > 1 ? `Zamówienie ${name + 1}` : 'Zamówienie'}
                  rules={[{ required: true, message: 'Wskaż zamówienie.' }]}
                >
                  <OrderChoice transfer={transfer} isPart={rows.length > 1} />
                </Form.Item>
                {rows.length > 1 && (
                  <>
                    <Form.Item
                      name={[name, 'amount']}
                      label={`Kwota ${name + 1} (zł)`}
                      rules={[{ required: true, message: 'Podaj kwotę.' }, AMOUNT]}
                    >
                      <Input inputMode="decimal" autoComplete="off" />
                    </Form.Item>
                    <Button onClick={() => remove(name)}>Usuń zamówienie {name + 1}</Button>
                  </>
                )}
              </div>
            ))}
            {rows.length < MAX_PARTS && (
              <Button onClick={() => add({ orderId: null, amount: '' })}>
                Podziel na kolejne zamówienie
              </Button>
            )}
          </>
        )}
      </Form.List>
    </EditDialog>
  );
}
