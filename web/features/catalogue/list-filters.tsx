import { useState } from 'react';

import { Checkbox } from '../../ui/form/checkbox';
import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/text-input';
import { readAmount, typedAmount } from '../../lib/typed-amount';
import { features, type ListAddress } from './list-address';
import styles from './list-filters.module.css';
import { useListAddress } from './use-list-address';

export function ListFilters({ address }: { address: ListAddress }) {
  const { change } = useListAddress();
  return (
    <div className={styles.filters}>
      <fieldset>
        <legend className={styles.legend}>Cena podstawowa (zł)</legend>
        <div className={styles.range}>
          <AmountField
            key={`from-${address.priceFrom}`}
            label="Od"
            amount={address.priceFrom}
            onChange={(priceFrom) => change({ priceFrom })}
          />
          <AmountField
            key={`to-${address.priceTo}`}
            label="Do"
            amount={address.priceTo}
            onChange={(priceTo) => change({ priceTo })}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>Wyposażenie</legend>
        <div className={styles.features}>
          {features.map(({ code, label }) => (
            <Checkbox
              key={code}
              label={label}
              checked={address.features.includes(code)}
              onChange={(event) =>
                change({
                  features: event.target.checked
                    ? [...address.features, code]
                    : address.features.filter((chosen) => chosen !== code),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface AmountFieldProps {
  label: string;
  amount: string;
  onChange: (amount: string) => void;
}

/** Takes effect when the field is left or on Enter; an empty bound is no bound. */
function AmountField({ label, amount, onChange }: AmountFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const commit = (typed: string) => {
    const next = readAmount(typed);
    const senseless = typed.trim() !== '' && next === '';
    setError(senseless ? 'Podaj kwotę w\u00a0złotych' : null);
    if (!senseless && next !== amount) onChange(next);
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          maxLength={12}
          defaultValue={typedAmount(amount)}
          onBlur={(event) => commit(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
