import { useState } from 'react';
import { isHeic } from '#engine/goods/photo/heic';
import { Notice } from '../../../ui/content/notice';
import { FilePicker } from '../../../ui/form/file-picker';
import { Icon } from '../../../ui/image/icon';
import { loadPhoto, type Photo } from './load-photo';
import styles from './photo-picker.module.css';

const HINTS = [
  'Stań trochę z\u00a0boku, tak żeby było widać ścianę pod kątem.',
  'Obejmij kadrem drzwi lub okno o\u00a0znanych wymiarach i\u00a0kawałek tarasu albo podłogi.',
  'Nie przybliżaj i\u00a0nie przycinaj zdjęcia.',
];

/** The field for the photograph, why a file was not opened, and what makes a good photograph. */
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
      <FilePicker
        label="Zdjęcie"
        title={state === 'loading' ? 'Otwieramy zdjęcie...' : 'Zrób lub wybierz zdjęcie'}
        hint="Możesz je też tu upuścić."
        busy={state === 'loading'}
        onPick={([file]) => void pick(file)}
      />
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
        Zdjęcie zostaje na Twoim urządzeniu, dopóki nie wyślesz go z&nbsp;zapytaniem.
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
