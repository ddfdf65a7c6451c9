import { InputNumber, type InputNumberProps } from 'antd';

/** Pieces or centimetres; what is typed after a comma is kept for `WHOLE` to refuse, and never dropped. */
export function WholeNumberInput(props: InputNumberProps<number>) {
  return <InputNumber<number> {...props} decimalSeparator="," />;
}

export const WHOLE = { type: 'integer', message: 'Podaj liczbę całkowitą.' } as const;
