import { Alert, Form, Input, Radio } from 'antd';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { type ChangedLine, lineText } from '../../trade/goods/changed-line';
import { ChangedLines } from '../../trade/goods/changed-lines';
import { CustomerFields, ORDER_FIELD_TEXTS } from '../../trade/goods/customer-fields';
import { GoodsDifference } from '../../trade/goods/goods-difference';
import { ServiceLines } from '../../trade/goods/service-lines';
import { type ServiceValues, serviceText } from '../../trade/goods/service-values';
import { useDiscountHint } from '../../trade/use-discount-hint';
import { type ChangeValues, waitingVersion } from './change-values';
import type { ChangeableOrderFragment } from './order-change.generated';
import { editedOf, useProposeChange } from './use-propose-change';
import styles from './change-dialog.module.css';

const PRICE_BASES: { value: ChangeValues['priceBasis']; label: string }[] = [
  { value: 'original', label: 'z\u00a0dnia zamówienia' },
  { value: 'current', label: 'dzisiejsza' },
  { value: 'better', label: 'niższa z\u00a0tych dwóch' },
];

const TEXTS = {
  ...ORDER_FIELD_TEXTS,
  lines: { label: 'Pozycje', show: (lines: ChangedLine[]) => lines.map(lineText).join('; ') },
  services: {
    label: 'Usługi',
    show: (services: ServiceValues[]) => services.map(serviceText).join('; '),
  },
  priceBasis: {
    label: 'Cena nowych i\u00a0zmienionych pozycji',
    show: (basis: ChangeValues['priceBasis']) =>
      PRICE_BASES.find(({ value }) => value === basis)?.label ?? '',
  },
  discount: 'Rabat',
  discountReason: 'Powód rabatu',
  reason: 'Powód zmiany',
};

const SEEN_BY_CUSTOMER =
  'Klient zobaczy go, jeśli zmiana wymaga jego zgody: w\u00a0wiadomości i\u00a0na stronie zamówienia.';

interface ChangeDialogProps {
  order: ChangeableOrderFragment;
  onClose: () => void;
}

/** Changes an order: goods, services, discount and the customer's data. The difference is shown before it is sent. */
export function ChangeDialog({ order, onClose }: ChangeDialogProps) {
  const { preview, save, forgetPreview } = useProposeChange(order);
  const difference = preview?.difference;
  const waiting = waitingVersion(order);
  return (
    <EditDialog<ChangeValues>
      long
      title={`Zmień zamówienie nr\u00a0${order.id}`}
      initial={editedOf(order)}
      texts={TEXTS}
      saveLabel="Przelicz"
      finalLabel={difference ? sendLabel(difference.needsConsent) : undefined}
      save={save}
      onClose={onClose}
    >
      {waiting && (
        <Alert
          type="info"
          showIcon
          title={`Propozycja (wersja ${waiting.number}) nie jest rozstrzygnięta. Formularz jest wypełniony jej treścią, a\u00a0nowa wersja zastąpi tę propozycję.`}
        />
      )}
      <div className={styles.fields} onChange={forgetPreview}>
        <ChangedLines onChange={forgetPreview} />
        <ServiceLines onChange={forgetPreview} />
        <PriceFields />
        <CustomerFields />
        <Form.Item
          name="reason"
          label={TEXTS.reason}
          extra={SEEN_BY_CUSTOMER}
          rules={[{ required: true, min: 3, message: 'Podaj powód (co najmniej 3\u00a0znaki).' }]}
        >
          <Input maxLength={500} />
        </Form.Item>
      </div>
      <div aria-live="polite">
        {difference && <GoodsDifference difference={difference} isPreview />}
      </div>
    </EditDialog>
  );
}

const sendLabel = (needsConsent: boolean): string =>
  needsConsent ? 'Wyślij klientowi do akceptacji' : 'Zapisz poprawione dane';

function PriceFields() {
  return (
    <>
      <Form.Item
        name="priceBasis"
        label={TEXTS.priceBasis.label}
        extra="Pozycje bez zmian i&nbsp;te, w&nbsp;których zmienia się tylko ilość lub miejsce, zachowują uzgodnioną cenę za sztukę."
      >
        <Radio.Group options={PRICE_BASES} />
      </Form.Item>
      <Form.Item name="discount" label={TEXTS.discount} extra={useDiscountHint()}>
        <Input inputMode="decimal" suffix="zł" maxLength={11} />
      </Form.Item>
      <Form.Item name="discountReason" label={TEXTS.discountReason}>
        <Input maxLength={200} />
      </Form.Item>
    </>
  );
}
