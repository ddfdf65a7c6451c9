import { useApolloClient, useQuery } from '@apollo/client/react';
import { Alert, Button, Form, Input, Modal, Radio } from 'antd';
import { longDay } from '#engine/locale/day';
import type { CorrectInvoiceInput, CorrectionCause } from '../../../apollo/schema.generated';
import { readAmount, typedAmount } from '../../../lib/form/text-control';
import { formatMoney } from '../../../lib/text/format';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { usePreviewedSave } from '../../kit/edit-dialog/use-previewed-save';
import { useReturnFocus } from '../../kit/form/dialog-parts';
import { fieldRule, toProblems, toSaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { AdminFailure } from '../../kit/page/page-states';
import {
  CorrectInvoiceDocument,
  CorrectionPreviewDocument,
  InvoiceLinesDocument,
  type CorrectionPreviewQuery,
  type InvoiceLinesQuery,
} from './correct-invoice.generated';
import { CorrectedLines, AMOUNT_RULES } from './corrected-lines';
import type { OrderInvoicesFragment } from './order-invoices.generated';

type Invoice = OrderInvoicesFragment['invoices'][number];

type Preview = NonNullable<CorrectionPreviewQuery['correctionPreview']['preview']>;

interface Correction {
  reason: string;
  cause: CorrectionCause;
  buyerName: string;
  buyerAddress: string;
  /** The corrected amount of the advance, as it is typed. */
  amount: string;
  lines: { quantity: number | null; unitPrice: string }[];
}

interface CorrectInvoiceDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Loads the current lines of an invoice, then shows the form that corrects it. */
export function CorrectInvoiceDialog({ invoice, onClose }: CorrectInvoiceDialogProps) {
  const { data, error, refetch } = useQuery(InvoiceLinesDocument, {
    variables: { invoiceId: invoice.id },
    fetchPolicy: 'network-only',
  });
  useReturnFocus();
  if (data) return <CorrectionForm invoice={invoice} document={data} onClose={onClose} />;
  return (
    <Modal open={error !== undefined} title={titleOf(invoice)} footer={null} onCancel={onClose}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
    </Modal>
  );
}

const titleOf = ({ number }: Invoice): string => `Korekta faktury ${number}`;

const REASON_RULES = [
  { required: true, message: 'Podaj przyczynę korekty.' },
  fieldRule<string>('Przyczyna: od 3 do 250\u00a0znaków.', (text) => text.trim().length >= 3),
];

const NAME_RULES = [
  fieldRule<string>('Nabywca: od 2 do 200\u00a0znaków.', (text) => text.trim().length >= 2),
];
const ADDRESS_RULES = [
  fieldRule<string>('Adres: od 5 do 500\u00a0znaków.', (text) => text.trim().length >= 5),
];

const CAUSES: { value: CorrectionCause; label: string }[] = [
  { value: 'change', label: 'Zmiana po wystawieniu' },
  { value: 'error', label: 'Pomyłka na fakturze' },
];

interface CorrectionFormProps {
  invoice: Invoice;
  document: InvoiceLinesQuery;
  onClose: () => void;
}

function CorrectionForm({ invoice, document, onClose }: CorrectionFormProps) {
  const { invoiceLines: lines, invoiceBuyer: buyer } = document;
  const isOfAdvance = invoice.kind === 'ZAL';
  const { preview, save, forgetPreview } = useCorrection(invoice, isOfAdvance, buyer);
  const values: Correction = {
    reason: '',
    cause: 'change',
    buyerName: buyer?.name ?? '',
    buyerAddress: buyer?.address ?? '',
    amount: typedAmount(invoice.correctedGross ?? '0.00'),
    lines: lines.map(({ quantity, unitPrice }) => ({
      quantity,
      unitPrice: typedAmount(unitPrice),
    })),
  };
  return (
    <EditDialog<Correction>
      title={titleOf(invoice)}
      texts={{
        reason: 'Przyczyna korekty',
        cause: 'Skąd korekta',
        buyerName: 'Nabywca',
        buyerAddress: 'Adres nabywcy',
        amount: 'Zaliczka',
        lines: 'Pozycje',
      }}
      initial={{ values }}
      saveLabel="Sprawdź korektę"
      finalLabel={preview ? 'Wystaw korektę' : undefined}
      save={save}
      onClose={onClose}
    >
      <div onChange={forgetPreview}>
        <Form.Item name="reason" label="Przyczyna korekty" rules={REASON_RULES}>
          <Input maxLength={250} placeholder="Na przykład: zwrot towaru" />
        </Form.Item>
        <Form.Item
          name="cause"
          label="Skąd korekta"
          extra="Pomyłkę, przez którą faktura była za niska, rozlicza się w&nbsp;okresie pierwotnej faktury."
        >
          <Radio.Group options={CAUSES} />
        </Form.Item>
        <Form.Item name="buyerName" label="Nabywca" rules={NAME_RULES}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="buyerAddress"
          label="Adres nabywcy"
          rules={ADDRESS_RULES}
          extra="Błędnego NIP nie poprawia się korektą danych: skoryguj fakturę do zera i&nbsp;wystaw nową."
        >
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
        {buyer && <OrderedBuyer buyer={buyer} onCopy={forgetPreview} />}
        {isOfAdvance ? (
          <Form.Item
            name="amount"
            label="Zaliczka po korekcie, brutto (0 – zwrot całej zaliczki)"
            rules={AMOUNT_RULES}
          >
            <Input inputMode="decimal" suffix="zł" autoComplete="off" />
          </Form.Item>
        ) : (
          <CorrectedLines lines={lines} />
        )}
      </div>
      <div aria-live="polite">
        {preview && <Alert type="info" showIcon title={previewText(preview)} />}
      </div>
    </EditDialog>
  );
}

interface OrderedBuyerProps {
  buyer: NonNullable<InvoiceLinesQuery['invoiceBuyer']>;
  onCopy: () => void;
}

/** Copies the buyer from the data of the order, where these were corrected since the invoice. */
function OrderedBuyer({ buyer, onCopy }: OrderedBuyerProps) {
  const form = Form.useFormInstance();
  const { name, address, orderedName, orderedAddress } = buyer;
  if (!orderedName || !orderedAddress) return null;
  if (orderedName === name && orderedAddress === address) return null;
  const copy = () => {
    form.setFieldsValue({ buyerName: orderedName, buyerAddress: orderedAddress });
    onCopy();
  };
  return (
    <Form.Item extra={`W\u00a0zamówieniu jest teraz: ${orderedName}, ${orderedAddress}.`}>
      <Button onClick={copy}>Wpisz nabywcę z&nbsp;zamówienia</Button>
    </Form.Item>
  );
}

const previewText = ({ net, vat, gross, taxedOn }: Preview): string =>
  `Korekta o\u00a0${formatMoney(gross)} (netto ${formatMoney(net)}, VAT ${formatMoney(vat)}), data podatkowa: ${longDay(taxedOn)}. Po wystawieniu nie można jej już zmienić.`;

/** Sends a correction in two steps: shows what it would change, then issues it. */
function useCorrection(
  invoice: Invoice,
  isOfAdvance: boolean,
  buyer: InvoiceLinesQuery['invoiceBuyer'],
) {
  const client = useApolloClient();
  const [correct] = useStaffMutation(CorrectInvoiceDocument, {
    done: ({ invoice: issued }) => `Wystawiono korektę ${issued?.number ?? ''}`,
    failed: 'Nie udało się wystawić korekty',
  });
  const inputOf = (values: Correction): CorrectInvoiceInput => {
    const { reason, cause, buyerName, buyerAddress, amount, lines } = values;
    const corrected = { name: buyerName.trim(), address: buyerAddress.trim() };
    const isSameBuyer = corrected.name === buyer?.name && corrected.address === buyer.address;
    return {
      invoiceId: invoice.id,
      seenGross: invoice.correctedGross ?? '0.00',
      reason: reason.trim(),
      cause,
      ...(!isSameBuyer && { buyer: corrected }),
      ...(isOfAdvance ? { amount: readAmount(amount) } : { lines: lines.map(lineOf) }),
    };
  };
  return usePreviewedSave<Correction, Preview>({
    notAsked: 'Nie udało się sprawdzić korekty. Spróbuj ponownie.',
    async ask({ values }) {
      const { data } = await client.query({
        query: CorrectionPreviewDocument,
        variables: { input: inputOf(values) },
        fetchPolicy: 'no-cache',
      });
      const { preview, userErrors = [] } = data?.correctionPreview ?? {};
      return preview ? { preview } : { kind: 'refused', problems: toProblems(userErrors) };
    },
    send: async ({ values }) =>
      toSaveOutcome<unknown, Correction>(await correct({ input: inputOf(values) })),
  });
}

const lineOf = ({ quantity, unitPrice }: Correction['lines'][number]) => ({
  quantity: quantity ?? 0,
  unitPrice: readAmount(unitPrice),
});
