import { useState } from 'react';
import { parseSize } from '#engine/locale/size-text';
import { formatNumber } from '../../../lib/text/format';
import { Field } from '../../../ui/form/field';
import { TextInput } from '../../../ui/form/inputs';

/** A field for a length in cm. Other text, and a value out of range, shows an error and changes nothing. */
export function CmField({
  label,
  hint,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const [text, setText] = useState<string | null>(null);
  const typed = text === null ? value : parseSize(text);
  const isFit = (size: number | null): size is number =>
    size !== null && size >= min && size <= max;
  const error = isFit(typed) ? null : `Wpisz od ${min} do ${formatNumber(max)}\u00a0cm.`;
  return (
    <Field label={`${label} (cm)`} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={text ?? value}
          onChange={(event) => {
            const size = parseSize(event.target.value);
            setText(event.target.value);
            if (isFit(size)) onChange(size);
          }}
          onBlur={() => {
            if (!error) setText(null);
          }}
        />
      )}
    </Field>
  );
}
