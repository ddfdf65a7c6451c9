import { randomKey } from '../../../lib/browser/request-keys';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/form/field';
import { TextArea, TextInput } from '../../../ui/form/inputs';
import type { Defect } from '../phone/kept';
import type { DraftActions } from './use-draft';
import styles from './protocol.module.css';

/** The longest description of a defect, in characters. */
const MAX_TEXT = 500;

/** What is still to be put right, and until when. */
export function Defects({ written: { draft, change } }: { written: DraftActions }) {
  const { defects } = draft;
  const replace = (id: string, changed: Partial<Defect>) =>
    void change({
      defects: defects.map((each) => (each.id === id ? { ...each, ...changed } : each)),
    });
  return (
    <>
      {defects.length === 0 && <p>Bez usterek.</p>}
      {defects.map(({ id, text, dueOn }, index) => (
        <fieldset key={id} className={styles.defect}>
          <legend>{`Usterka ${index + 1}`}</legend>
          <Field label="Co jest do poprawy?">
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={MAX_TEXT}
                value={text}
                onChange={({ target: { value } }) => replace(id, { text: value })}
              />
            )}
          </Field>
          <Field label="Termin usunięcia">
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={dueOn}
                onChange={({ target: { value } }) => replace(id, { dueOn: value })}
              />
            )}
          </Field>
          <Button
            variant="quiet"
            onClick={() => void change({ defects: defects.filter((each) => each.id !== id) })}
          >
            Usuń usterkę
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        onClick={() =>
          void change({ defects: [...defects, { id: randomKey(), text: '', dueOn: '' }] })
        }
      >
        Dodaj usterkę
      </Button>
    </>
  );
}
