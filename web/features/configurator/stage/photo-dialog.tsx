import { type RefObject, useState, useId } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { productName, sizeLabel } from '#engine/goods/configuration/labels';
import { Button } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { Checkbox } from '../../../ui/form/checkbox';
import { RadioCards } from '../../../ui/form/radio-cards';
import { Dialog } from '../../../ui/overlay/dialog';
import type { SceneHandle } from '../scene/scene-view';
import type { Caption } from '../scene/still-paper';
import { useStill } from './use-still';
import styles from './photo-dialog.module.css';

type Kind = 'drawn' | 'traced';

const KINDS = [
  { value: 'drawn', label: 'Zwykłe', description: 'Takie jak na ekranie, gotowe od razu.' },
  {
    value: 'traced',
    label: 'Fotorealistyczne',
    description:
      'Jak z\u00a0aparatu: miękkie cienie, odbicia, światło prześwitujące przez tkaninę. Gotowe za kilka minut.',
  },
] as const;

interface PhotoDialogProps {
  open: boolean;
  onClose: () => void;
  scene: RefObject<SceneHandle | null>;
  configuration: Configuration;
  price: string | null;
  /** The path in the caption of a still; by default the page's address. */
  path?: string;
}

/** A dialog that asks what a still of the current view includes, and saves it. */
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
  const [kind, setKind] = useState<Kind>('drawn');
  const [cancelled, setCancelled] = useState(false);
  const [traces] = useState(() => scene.current?.traces() ?? false);
  const { pending, progress, save, trace, cancel } = useStill(scene, configuration, onClose);

  function take(): void {
    const caption = captioned ? captionOf(configuration, price, path) : null;
    void (kind === 'traced' ? trace : save)({ dimensions, caption });
  }

  function stop(): void {
    setCancelled(true);
    cancel();
  }

  if (progress !== null) return <TracingProgress share={progress} onCancel={stop} />;
  return (
    <div className={styles.form}>
      <p>Zapiszemy bieżący widok w&nbsp;rozdzielczości 1920&nbsp;×&nbsp;1080 pikseli.</p>
      {traces && (
        <RadioCards legend="Rodzaj zdjęcia" choices={KINDS} value={kind} onChange={setKind} />
      )}
      <Checkbox
        label="Z&nbsp;wymiarami"
        checked={dimensions}
        onChange={(event) => setDimensions(event.target.checked)}
      />
      <Checkbox
        label="Z&nbsp;nazwą, ceną i&nbsp;linkiem pod zdjęciem"
        checked={captioned}
        onChange={(event) => setCaptioned(event.target.checked)}
      />
      <Button
        ref={cancelled ? takeFocus : undefined}
        pending={pending}
        pendingLabel="Robimy zdjęcie..."
        onClick={take}
      >
        {kind === 'traced' ? 'Oblicz i\u00a0zapisz zdjęcie' : 'Zapisz zdjęcie'}
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

/** Progress is announced to screen readers in steps of this many per cent. */
const ANNOUNCED_STEP = 10;

/** A ref that focuses the button when it appears; a constant function, so that React calls it once. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The progress of a traced picture, 0 to 1, with a button that cancels it. */
function TracingProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const label = useId();
  const percent = Math.floor(share * 100);
  return (
    <div className={styles.form}>
      <p id={label}>{percent === 0 ? 'Przygotowujemy scenę...' : `Robimy zdjęcie: ${percent}%`}</p>
      <progress className={styles.progress} aria-labelledby={label} value={percent} max={100} />
      <VisuallyHidden>
        <span aria-live="polite">{`Gotowe w ${Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP}%`}</span>
      </VisuallyHidden>
      <p className={styles.hint}>Nie zamykaj tej karty. Zdjęcie zapisze się samo.</p>
      <Button ref={takeFocus} variant="secondary" onClick={onCancel}>
        Anuluj
      </Button>
    </div>
  );
}
