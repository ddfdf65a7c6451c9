import { Input, Form, type InputRef } from 'antd';
import { useState, useRef } from 'react';
import { fieldRule, POLISH_TIME } from './field-problems';

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

/** A rule for whole numbers, at least `min` if given. */
export const whole = (min?: number) =>
  fieldRule<number>(
    `Podaj liczbę całkowitą${min === undefined ? '' : `, co najmniej ${min}`}.`,
    (value) => Number.isSafeInteger(value) && value >= (min ?? -Infinity),
  );

/**
 * The field "at" of a form: when a call with a customer was, in Polish time; empty for now. Browsers give a day without
 * its hour as an empty value, which must not count as now.
 */
export function CallTimeField({ label }: { label: string }) {
  const input = useRef<InputRef>(null);
  const isWhole = {
    validator: () =>
      input.current?.input?.validity.badInput
        ? Promise.reject(new Error(POLISH_TIME.message))
        : Promise.resolve(),
  };
  return (
    <Form.Item
      name="at"
      label={label}
      extra="Czas polski. Puste pole: teraz."
      rules={[POLISH_TIME, isWhole]}
    >
      <Input ref={input} type="datetime-local" />
    </Form.Item>
  );
}
