import { Input } from 'antd';
import { useState } from 'react';
import { fieldRule } from './field-problems';

interface NumberInputProps {
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
  placeholder?: string;
  suffix?: string;
  className?: string;
  'aria-label'?: string;
}

/** A number field with Polish notation. Invalid text stays as typed and has the value NaN; an empty field is null. */
export function NumberInput({ value = null, onChange, ...props }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <Input
      {...props}
      inputMode="decimal"
      autoComplete="off"
      status={Number.isNaN(value) ? 'error' : undefined}
      value={Object.is(readNumber(typed), value) ? typed : writeNumber(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(readNumber(target.value));
      }}
    />
  );
}

/** Reads "1 250,5" and "−2"; a hyphen, a dash and a minus sign are the same. */
function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/\s/gu, '').replace(/^[−–]/u, '-').replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

const writeNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value).replace('.', ',');

/** A rule for numbers from `min` to `max` with at most two decimal places. */
export const hundredths = (min: number, max: number) =>
  fieldRule<number>(
    `Podaj liczbę od ${writeNumber(min)} do ${max}, z\u00a0najwyżej dwoma miejscami po przecinku.`,
    (value) => value >= min && value <= max && Number(value.toFixed(2)) === value,
  );

/** A rule for whole numbers, at least `min` if given. */
export const whole = (min?: number) =>
  fieldRule<number>(
    `Podaj liczbę całkowitą${min === undefined ? '' : `, co najmniej ${min}`}.`,
    (value) => Number.isSafeInteger(value) && value >= (min ?? -Infinity),
  );
