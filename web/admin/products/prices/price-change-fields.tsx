import { Checkbox, Input, Radio, Select } from 'antd';
import type { PriceRounding } from '../../../apollo/schema.generated';
import type { PolishTime } from '../../../lib/dates/warsaw-time';
import { NumberInput } from '../../kit/form/number-input';
import { ROUNDINGS } from '../../trade/price-texts';
import styles from '../../kit/form/dialog-layout.module.css';

/** How prices are to change. */
export interface PriceRule {
  by: 'percent' | 'amount';
  value: number | null;
  basePrice: boolean;
  pricePerSqm: boolean;
  rounding: PriceRounding;
}

/** When prices are to change, and why. */
export interface PriceTime {
  when: 'now' | 'later';
  at: PolishTime;
  note: string;
}

interface FieldsProps<Values> {
  values: Values;
  onChange: (more: Partial<Values>) => void;
}

export function PriceRuleFields({ values, onChange }: FieldsProps<PriceRule>) {
  return (
    <div className={styles.fields}>
      <Radio.Group
        optionType="button"
        aria-label="Sposób zmiany"
        value={values.by}
        options={[
          { value: 'percent', label: 'o procent' },
          { value: 'amount', label: 'o kwotę' },
        ]}
        onChange={({ target }) => onChange({ by: target.value })}
      />
      <NumberInput
        aria-label="O ile; ujemna liczba obniża cenę"
        value={values.value}
        suffix={values.by === 'percent' ? '%' : 'zł'}
        placeholder="np. 5 albo −5"
        onChange={(value) => onChange({ value })}
      />
      <Select<PriceRounding>
        aria-label="Zaokrąglenie"
        value={values.rounding}
        options={ROUNDINGS}
        onChange={(rounding) => onChange({ rounding })}
      />
      <ChangedPricesFields values={values} onChange={onChange} />
    </div>
  );
}

function ChangedPricesFields({ values, onChange }: FieldsProps<PriceRule>) {
  return (
    <>
      <Checkbox
        checked={values.basePrice}
        onChange={({ target }) => onChange({ basePrice: target.checked })}
      >
        cena podstawowa
      </Checkbox>
      <Checkbox
        checked={values.pricePerSqm}
        onChange={({ target }) => onChange({ pricePerSqm: target.checked })}
      >
        cena za m²
      </Checkbox>
    </>
  );
}

export function PriceTimeFields({ values, onChange }: FieldsProps<PriceTime>) {
  return (
    <div className={styles.fields}>
      <Radio.Group
        optionType="button"
        aria-label="Kiedy"
        value={values.when}
        options={[
          { value: 'now', label: 'Od razu' },
          { value: 'later', label: 'W\u00a0wybranym terminie' },
        ]}
        onChange={({ target }) => onChange({ when: target.value })}
      />
      {values.when === 'later' && (
        <Input
          type="datetime-local"
          aria-label="Termin (czas polski)"
          value={values.at}
          onChange={({ target }) => onChange({ at: target.value })}
        />
      )}
      <Input
        aria-label="Powód (widzi go tylko obsługa)"
        placeholder="Powód, np. nowy cennik dostawcy"
        maxLength={300}
        value={values.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </div>
  );
}
