import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Field } from '../../../ui/form/field';
import { TextInput } from '../../../ui/form/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { DrawingPad, type Stroke } from './drawing-pad';
import styles from './sign-dialog.module.css';

interface Signature {
  name: string;
  strokes: Stroke[];
  /** ISO, by the clock of the phone. */
  signedAt: string;
}

interface SignDialogProps {
  title: string;
  /** The label of the button. */
  action: string;
  customer: string;
  onClose: () => void;
  onSigned: (signature: Signature) => void;
  /** What the customer agrees to. */
  children: ReactNode;
}

/** Shows the customer what they sign, and takes their name and signature. */
export function SignDialog({
  title,
  action,
  customer,
  onClose,
  onSigned,
  children,
}: SignDialogProps) {
  const [name, setName] = useState(customer);
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const sign = () => {
    if (name.trim().length < 2)
      return setProblem('Wpisz imię i\u00a0nazwisko osoby, która podpisuje.');
    if (strokes.flat().length < 2)
      return setProblem('Poproś klienta o\u00a0podpis palcem w\u00a0ramce.');
    onSigned({ name: name.trim(), strokes, signedAt: new Date().toISOString() });
  };
  return (
    <Dialog open onClose={onClose} title={title} side="full">
      <div className={styles.body}>
        {children}
        <Field label="Imię i&nbsp;nazwisko podpisującego" required>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={120}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <div className={styles.field}>
          <DrawingPad
            label="Miejsce na podpis"
            color="#1e2326"
            thin={1}
            thick={3}
            onChange={setStrokes}
          />
        </div>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Button onClick={sign}>{action}</Button>
      </div>
    </Dialog>
  );
}
