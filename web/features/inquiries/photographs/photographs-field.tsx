import { useId } from 'react';
import { useStore } from 'zustand';
import { MAX_PHOTOGRAPHS } from '#engine/trade/fields/photographs';
import { useEarlyInput } from '../../../lib/form/use-early-input';
import { FieldError } from '../../../ui/form/field';
import { FilePicker } from '../../../ui/form/file-picker';
import { Icon } from '../../../ui/image/icon';
import type { Photograph, Photographs } from './photographs';
import styles from './photographs-field.module.css';

/** The photographs of an inquiry: adding, looking at and removing them. */
export function PhotographsField({ photographs }: { photographs: Photographs }) {
  const { added, problems } = useStore(photographs.store);
  const input = useEarlyInput<HTMLInputElement>(({ files }) => photographs.add([...(files ?? [])]));
  const id = useId();
  const waiting = added.filter((each) => each.id === null).length;
  const remove = ({ address }: Photograph) => {
    photographs.remove(address);
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <FilePicker
        ref={input}
        multiple
        size="s"
        title="Dodaj zdjęcia"
        hint={`Najwyżej ${MAX_PHOTOGRAPHS}, na przykład ściany, okna albo usterki. Zobaczy je tylko nasz zespół.`}
        onPick={(files) => photographs.add(files)}
      />
      {added.length > 0 && (
        <ul className={styles.list} aria-label="Dodane zdjęcia">
          {added.map((photograph, index) => (
            <Thumbnail
              key={photograph.address}
              photograph={photograph}
              number={index + 1}
              onRemove={() => remove(photograph)}
            />
          ))}
        </ul>
      )}
      <output className={styles.state}>
        {waiting > 0 &&
          `Wysyłamy zdjęcia: gotowe ${added.length - waiting} z\u00a0${added.length}.`}
      </output>
      <div role="alert">
        {problems.map((problem, index) => (
          <FieldError key={problem} id={`${id}-${index}`}>
            {problem}
          </FieldError>
        ))}
      </div>
    </div>
  );
}

interface ThumbnailProps {
  photograph: Photograph;
  number: number;
  onRemove: () => void;
}

function Thumbnail({ photograph: { name, address, id }, number, onRemove }: ThumbnailProps) {
  return (
    <li className={styles.photograph} aria-busy={id === null}>
      <img className={styles.picture} src={address} alt={`Zdjęcie ${number}: ${name}`} />
      <button
        type="button"
        className={styles.remove}
        aria-label={`Usuń zdjęcie ${number}: ${name}`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
