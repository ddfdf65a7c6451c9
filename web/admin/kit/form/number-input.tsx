import { Input } from 'antd';
import { useState } from 'react';

import { fieldRule } from './field-rule';

interface NumberInputProps {
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
  placeholder?: string;
  suffix?: string;
  className?: string;
  'aria-label'?: string;
}

/** A number as people type it. What is none stays as it was typed and is NaN, for a rule to refuse; empty is null. */
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

/** "1 250,5" and "−2" with any of the minuses. */
function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/\s/gu, '').replace(/^[−–]/u, '-').replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

const writeNumber = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value).replace('.', ',');

/** The rule of a whole number, from `min` on where there is one. */
export const whole = (min?: number) =>
  fieldRule<number>(
    `Podaj liczbę całkowitą${min === undefined ? '' : `, co najmniej ${min}`}.`,
    (value) => Number.isSafeInteger(value) && value >= (min ?? -Infinity),
  );
