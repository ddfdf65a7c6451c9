import { Form, Input } from 'antd';
import { fieldRule } from '../../kit/form/field-problems';
import { NumberInput } from '../../kit/form/number-input';
import { AMOUNT_RULE } from '../../trade/goods/typed-total';
import { useDiscountHint } from '../../trade/use-discount-hint';
import styles from './draft-dialog.module.css';

const between = (min: number, max: number) => [
  { required: true, message: 'Podaj liczbę.' },
  fieldRule<number>(
    `Podaj liczbę całkowitą od ${min} do ${max}.`,
    (value) => Number.isSafeInteger(value) && value >= min && value <= max,
  ),
];

export function DiscountFields() {
  return (
    <div className={styles.row}>
      <Form.Item
        name="discount"
        label="Kwota rabatu"
        extra={useDiscountHint()}
        rules={[AMOUNT_RULE]}
      >
        <Input inputMode="decimal" suffix="zł" maxLength={11} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="discountReason"
        label="Powód rabatu"
        extra="Klient zobaczy go przy kwocie. Na przykład: za komplet okien."
      >
        <Input maxLength={200} />
      </Form.Item>
    </div>
  );
}

export function PaymentFields() {
  return (
    <div className={styles.row}>
      <Form.Item
        name="depositPercent"
        label="Zaliczka"
        extra="0: całość po wysyłce, 100: całość z&nbsp;góry."
        rules={between(0, 100)}
      >
        <NumberInput suffix="%" />
      </Form.Item>
      <Form.Item
        name="depositDays"
        label="Termin zaliczki"
        extra="Od potwierdzenia zamówienia."
        rules={between(0, 365)}
      >
        <NumberInput suffix="dni" />
      </Form.Item>
      <Form.Item
        name="restDays"
        label="Termin pozostałej kwoty"
        extra="Od wysyłki."
        rules={between(0, 365)}
      >
        <NumberInput suffix="dni" />
      </Form.Item>
    </div>
  );
}

export function TermFields() {
  return (
    <div className={styles.row}>
      <Form.Item
        name="validUntil"
        label="Oferta ważna do"
        extra="Do końca tego dnia."
        rules={[{ required: true, message: 'Podaj dzień.' }]}
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name="termWeeksFrom" label="Dostawa od" rules={between(1, 52)}>
        <NumberInput suffix="tyg." />
      </Form.Item>
      <Form.Item
        name="termWeeksTo"
        label="Dostawa do"
        extra="Licząc od przyjęcia oferty."
        rules={between(1, 52)}
      >
        <NumberInput suffix="tyg." />
      </Form.Item>
    </div>
  );
}

/** The field of the text at the beginning of the offer; empty: none. */
export function OpeningField() {
  return (
    <Form.Item
      name="text"
      label="Tekst na początku oferty"
      extra="Na przykład: dlaczego to rozwiązanie i&nbsp;co ustaliliście w&nbsp;rozmowie."
    >
      <Input.TextArea maxLength={4000} autoSize={{ minRows: 4, maxRows: 14 }} />
    </Form.Item>
  );
}
