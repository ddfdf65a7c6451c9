import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../../../ui/image/picture';
import { FileButton } from '../../kit/form/file-button';
import { PICTURE_TYPES } from '../../trade/pictures/use-picture-upload';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  /** Set by Form.Item, as are `value` and `onChange`. */
  id?: string;
  /** The picture's address. */
  value?: string;
  onChange?: (imageUrl: string) => void;
  /** The picture that is shown; null where the shop shows its to-scale drawing. */
  picture: PictureData | null;
  sending: boolean;
  /** Why the last file was refused. */
  problem: string | null;
  onChoose: (file: File) => void;
  /** The button that opens the library. */
  fromLibrary: ReactNode;
}

/** The picture of a product, by upload or by its address; without one the shop draws the product to scale. */
export function PictureField({ id, value = '', onChange, picture, ...upload }: PictureFieldProps) {
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
        <div className={styles.buttons}>
          <FileButton
            name="Plik zdjęcia"
            accept={PICTURE_TYPES}
            loading={upload.sending}
            onChoose={upload.onChoose}
          >
            Wgraj zdjęcie
          </FileButton>
          {upload.fromLibrary}
          {value && <Button onClick={() => onChange?.('')}>Użyj rysunku</Button>}
        </div>
        <PictureHints address={value} problem={upload.problem} />
      </div>
    </div>
  );
}

function PictureHints({ address, problem }: { address: string; problem: string | null }) {
  const isForeign = /^https?:/.test(address) && !address.startsWith(`${window.location.origin}/`);
  return (
    <>
      <p className={styles.hint}>
        JPEG, PNG, WebP lub AVIF, do 10&nbsp;MB, najlepiej 3&nbsp;:&nbsp;2.
      </p>
      {isForeign && (
        <p role="alert">
          Obrazów z&nbsp;innych stron sklep nie pokazuje: przeglądarka klienta nie łączy się
          z&nbsp;obcymi serwerami. Wgraj plik.
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
