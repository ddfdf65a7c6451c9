import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/form/field';
import { TextInput } from '../../../ui/form/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { DrawingPad } from '../signature/drawing-pad';
import styles from './mark-photograph.module.css';

const QUALITY = 0.85;
/** The longest caption, in characters. */
const MAX_CAPTION = 200;

interface MarkPhotographProps {
  file: Blob;
  /** The object URL of the file. */
  address: string;
  onClose: () => void;
  /** Called with the picture in which the marks are drawn. */
  onTaken: (picture: Blob, caption: string) => Promise<void>;
}

/** Shows a photograph before it is sent: a finger draws marks over it, and a caption says what they mean. */
export function MarkPhotograph({ file, address, onClose, onTaken }: MarkPhotographProps) {
  const [caption, setCaption] = useState('');
  const marks = useRef<HTMLCanvasElement | null>(null);
  const take = async () => onTaken(await withMarks(file, marks.current), caption.trim());
  return (
    <Dialog open onClose={onClose} title="Zdjęcie" side="full">
      <div className={styles.body}>
        <p>Zaznacz palcem to, co ważne: pęknięcie, przewód, miejsce wiercenia.</p>
        <div className={styles.picture}>
          <img src={address} alt="Zdjęcie do oznaczenia" />
          <DrawingPad
            label="Oznaczenia na zdjęciu"
            color="#d6201f"
            thin={3}
            thick={4}
            onChange={(strokes, canvas) => {
              marks.current = strokes.length > 0 ? canvas : null;
            }}
          />
        </div>
        <Field label="Podpis zdjęcia" hint="Nieobowiązkowo">
          {(control) => (
            <TextInput
              {...control}
              value={caption}
              maxLength={MAX_CAPTION}
              onChange={({ target }) => setCaption(target.value)}
            />
          )}
        </Field>
        <Button onClick={() => void take()}>Dodaj zdjęcie</Button>
      </div>
    </Dialog>
  );
}

/** The picture with the marks drawn into it, as a JPEG; the file itself where nothing is marked. */
async function withMarks(file: Blob, marks: HTMLCanvasElement | null): Promise<Blob> {
  if (!marks) return file;
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const { width, height } = bitmap;
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  context?.drawImage(marks, 0, 0, width, height);
  bitmap.close();
  const marked = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return marked ?? file;
}
