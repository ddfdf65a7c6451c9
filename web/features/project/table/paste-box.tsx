import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/form/field';
import { TextArea } from '../../../ui/form/text-area';
import { Dialog } from '../../../ui/overlay/dialog';
import styles from './paste-box.module.css';

const EXAMPLE = 'Salon\t120\t150\t2\nKuchnia\t90\t110\t1';

/** A dialog to paste a table from a spreadsheet, or to type a list line by line. */
export function PasteBox({ onPaste }: { onPaste: (text: string) => number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Wklej z&nbsp;arkusza
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Wklej listę okien">
        <PasteForm onPaste={onPaste} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PasteForm({ onPaste, onDone }: { onPaste: (text: string) => number; onDone: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = (): void => {
    if (onPaste(text) > 0) onDone();
    else setError('Nie ma tu jeszcze żadnego okna. Wklej wiersze z\u00a0arkusza.');
  };
  return (
    <div className={styles.form}>
      <Field
        label="Okna, jedno w wierszu"
        hint="Nazwa, szerokość, wysokość i&nbsp;sztuki. Rozumiemy nagłówki, rodzaj osłony, cm, mm i&nbsp;m oraz przecinki w&nbsp;liczbach."
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={10}
            spellCheck={false}
            placeholder={EXAMPLE}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button onClick={add}>Dodaj do tabeli</Button>
    </div>
  );
}
