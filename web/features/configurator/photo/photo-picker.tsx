import { useState } from 'react';
import { isHeic } from '#engine/goods/photo/heic';
import { Notice } from '../../../ui/content/notice';
import { Icon } from '../../../ui/image/icon';
import { loadPhoto, type Photo } from './load-photo';
import styles from './photo-picker.module.css';

const HINTS = [
  'Stań trochę z\u00a0boku, tak żeby było widać ścianę pod kątem.',
  'Obejmij kadrem drzwi lub okno o\u00a0znanych wymiarach i\u00a0kawałek tarasu albo podłogi.',
  'Nie przybliżaj i\u00a0nie przycinaj zdjęcia.',
];

/** A field that takes a photograph or chooses one; a file can also be dropped on it. */
export function PhotoPicker({ onPick }: { onPick: (photo: Photo) => void }) {
  const [state, setState] = useState<'waiting' | 'loading' | 'failed' | 'heic'>('waiting');
  const pick = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setState('loading');
    const photo = await loadPhoto(file);
    if (photo) {
      setState('waiting');
      onPick(photo);
    } else setState((await startsAsHeic(file)) ? 'heic' : 'failed');
  };
  return (
    <div className={styles.picker}>
      <label className={styles.field} aria-busy={state === 'loading'}>
        <Icon name="camera" />
        <span className={styles.title}>
          {state === 'loading' ? 'Otwieramy zdjęcie...' : 'Zrób lub wybierz zdjęcie'}
        </span>
        <span className={styles.hint}>Możesz je też tu upuścić.</span>
        <input
          className={styles.input}
          type="file"
          accept="image/*"
          aria-label="Zdjęcie"
          onChange={(event) => void pick(event.target.files?.[0])}
        />
      </label>
      {state === 'failed' && (
        <Notice tone="error" title="Nie udało się otworzyć tego pliku">
          Wybierz zdjęcie w&nbsp;formacie JPEG, PNG lub WebP.
        </Notice>
      )}
      {state === 'heic' && (
        <Notice tone="error" title="To zdjęcie jest w&nbsp;formacie HEIC">
          Ta przeglądarka go nie otwiera. Zapisz zdjęcie jako JPEG albo otwórz tę stronę na
          telefonie, którym je zrobiono.
        </Notice>
      )}
      <p className={styles.privacy}>
        <Icon name="shield" />
        Zdjęcie zostaje na Twoim urządzeniu. Nigdzie go nie wysyłamy.
      </p>
      <ul className={styles.hints}>
        {HINTS.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
}

async function startsAsHeic(file: File): Promise<boolean> {
  return isHeic(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
}
