import { type RefObject, useState } from 'react';
import type { Configuration } from '../../../../engine/configuration/configuration.js';
import { fileLabel, productName, sizeLabel } from '../../../../engine/configuration/labels.js';
import { downloadFile } from '../../../lib/browser/download';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/form/checkbox';
import { Dialog } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast';
import type { Caption } from '../scene/capture';
import type { SceneHandle } from '../scene/scene-view';
import styles from './photo-dialog.module.css';

interface PhotoDialogProps {
  open: boolean;
  onClose: () => void;
  scene: RefObject<SceneHandle | null>;
  configuration: Configuration;
  price: string | null;
  /** Path of the configuration; defaults to the page's address. */
  path?: string;
}

/** Asks what belongs on a still of the current view, and saves it. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Zrób zdjęcie">
      <PhotoForm {...props} />
    </Dialog>
  );
}

function PhotoForm({ onClose, scene, configuration, price, path }: PhotoDialogProps) {
  const [dimensions, setDimensions] = useState(true);
  const [captioned, setCaptioned] = useState(true);
  const [pending, setPending] = useState(false);

  async function save(): Promise<void> {
    setPending(true);
    // Lets the button say that the work has begun, which then takes the thread.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const caption = captioned ? captionOf(configuration, price, path) : null;
    const { takePicture } = await import('../scene/capture');
    const picture = scene.current && (await takePicture(scene.current, { dimensions, caption }));
    if (picture) downloadFile(picture, `${fileLabel(configuration)}.jpg`);
    else toast({ title: 'Nie udało się zrobić zdjęcia', tone: 'destructive' });
    onClose();
  }

  return (
    <div className={styles.form}>
      <p>Zapiszemy bieżący widok w&nbsp;rozdzielczości 1920&nbsp;×&nbsp;1080 pikseli.</p>
      <Checkbox
        label="Z wymiarami"
        checked={dimensions}
        onChange={(event) => setDimensions(event.target.checked)}
      />
      <Checkbox
        label="Z nazwą, ceną i linkiem pod zdjęciem"
        checked={captioned}
        onChange={(event) => setCaptioned(event.target.checked)}
      />
      <Button pending={pending} pendingLabel="Robimy zdjęcie…" onClick={() => void save()}>
        Zapisz zdjęcie
      </Button>
    </div>
  );
}

function captionOf(
  configuration: Configuration,
  price: string | null,
  path = window.location.href,
): Caption {
  return {
    title: `${productName(configuration)} ${sizeLabel(configuration)}`,
    price,
    link: new URL(path, window.location.href).href,
  };
}
