import { Button, Input } from 'antd';
import { useRef, useState } from 'react';

import { Picture, type PictureData } from '../../../ui/image/picture';
import styles from './picture-field.module.css';
import { uploadPicture } from './upload-picture';

const MAX_BYTES = 10 * 1024 * 1024;

interface PictureFieldProps {
  id?: string;
  value?: string;
  onChange?: (imageUrl: string) => void;
  /** Null: the to-scale drawing. */
  picture: PictureData | null;
  onUpload: (picture: PictureData) => void;
}

/** The picture of a product: uploaded here, or by its address; without one the shop draws the product to scale. */
export function PictureField({ id, value = '', onChange, picture, onUpload }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ sending: boolean; problem?: string }>({ sending: false });

  const send = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES) {
      setState({ sending: false, problem: 'Plik jest za duży: najwyżej 10\u00a0MB.' });
      return;
    }
    setState({ sending: true });
    const answer = await uploadPicture(file);
    if ('message' in answer) return setState({ sending: false, problem: answer.message });
    setState({ sending: false });
    onUpload(answer.picture);
    onChange?.(answer.picture.url);
    return undefined;
  };

  const isForeign = /^https?:/.test(value) && !value.startsWith(`${window.location.origin}/`);
  return (
    <div className={styles.field}>
      <div className={styles.picture}>
        {picture && <Picture picture={picture} sizes="240px" ratio="3 / 2" alt="" />}
        {!picture && <p>Rysunek w&nbsp;skali powstanie sam z&nbsp;wymiarów i&nbsp;kolorów.</p>}
      </div>
      <div className={styles.controls}>
        <Input
          id={id}
          aria-label="Adres zdjęcia"
          value={value}
          maxLength={500}
          placeholder="Adres zdjęcia; puste: rysunek w skali"
          onChange={({ target }) => onChange?.(target.value)}
        />
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Plik zdjęcia"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
        <div className={styles.buttons}>
          <Button loading={state.sending} onClick={() => input.current?.click()}>
            Wgraj zdjęcie
          </Button>
          {value && <Button onClick={() => onChange?.('')}>Użyj rysunku</Button>}
        </div>
        <p className={styles.hint}>
          JPEG, PNG, WebP lub AVIF, do 10&nbsp;MB, najlepiej 3&nbsp;:&nbsp;2.
        </p>
        {isForeign && (
          <p role="alert">
            Obrazów z&nbsp;innych stron sklep nie pokazuje: przeglądarka klienta nie łączy się
            z&nbsp;obcymi serwerami. Wgraj plik.
          </p>
        )}
        {state.problem && <p role="alert">{state.problem}</p>}
      </div>
    </div>
  );
}
