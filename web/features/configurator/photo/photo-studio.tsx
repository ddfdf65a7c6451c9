import type { Configuration } from '#engine/goods/configuration/configuration';
import { fileLabel } from '#engine/goods/configuration/labels';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { downloadFile } from '../../../lib/browser/download';
import { Button } from '../../../ui/button/button';
import { Segmented } from '../../../ui/form/segmented';
import { Dialog } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast';
import { PHOTOGRAPHS } from '../../inquiries/photographs/photographs';
import { PhotoView } from '../photo-view/photo-view';
import { useAskForQuote } from '../saved/use-ask-for-quote';
import { Accuracy } from './accuracy';
import { HidingPanel } from './hiding-panel';
import type { Photo } from './load-photo';
import { MarksPanel } from './marks-panel';
import { PhotoPicker } from './photo-picker';
import { PlacingPanel } from './placing-panel';
import { type PhotoStep, type PhotoStudioState, usePhotoStudio } from './use-photo-studio';
import styles from './photo-studio.module.css';

const STEPS: readonly { value: PhotoStep; label: string }[] = [
  { value: 'mark', label: 'Zaznacz' },
  { value: 'place', label: 'Ustaw' },
  { value: 'hide', label: 'Pierwszy plan' },
];

/**
 * A dialog that draws the goods on the visitor's own photograph, at true scale and, outdoors, in the sun of the chosen
 * hour.
 */
export function PhotoStudio({
  open,
  onClose,
  configuration,
  input,
}: {
  open: boolean;
  onClose: () => void;
  configuration: Configuration;
  input: ConfigurationInput;
}) {
  const state = usePhotoStudio(configuration);
  const { photo } = state;
  return (
    <Dialog open={open} onClose={onClose} title="Na Twoim zdjęciu" side="full">
      {photo ? (
        <div className={styles.studio}>
          <PhotoView photo={photo} state={state} />
          <div className={styles.panel}>
            <Steps configuration={configuration} input={input} photo={photo} state={state} />
          </div>
        </div>
      ) : (
        <PhotoPicker onPick={state.open} />
      )}
    </Dialog>
  );
}

function Steps({
  configuration,
  input,
  photo,
  state,
}: {
  configuration: Configuration;
  input: ConfigurationInput;
  photo: Photo;
  state: PhotoStudioState;
}) {
  const { work, goods } = state;
  const [ask, asking] = useAskForQuote(input);
  const use = async (picture: string, then: (file: File) => unknown) => {
    const file = await paintPhoto(photo, picture, `${fileLabel(configuration)}-na-zdjeciu.jpg`);
    if (file) await then(file);
    else toast(NOT_PAINTED);
  };
  const send = async (file: File) => {
    if (await ask()) PHOTOGRAPHS.quote.add([file]);
  };
  const next = STEPS[STEPS.findIndex(({ value }) => value === work.step) + 1];
  return (
    <>
      <Segmented
        legend="Krok"
        legendHidden
        choices={STEPS.map((step) => ({ ...step, disabled: step.value !== 'mark' && !goods }))}
        value={work.step}
        onChange={(step) => state.change({ step })}
      />
      <div key={work.step} ref={toTop} className={styles.step}>
        {work.step === 'mark' && <MarksPanel photo={photo} state={state} />}
        {work.step === 'place' && (
          <PlacingPanel configuration={configuration} photo={photo} state={state} />
        )}
        {work.step === 'hide' && <HidingPanel photo={photo} state={state} />}
      </div>
      <div className={styles.foot}>
        {work.step === 'mark' && (
          <Accuracy photo={photo} marks={work.marks} solved={state.solved} />
        )}
        <div className={styles.buttons}>
          {next && (
            <Button
              disabled={!goods}
              onClick={() => state.change({ step: next.value })}
            >{`Dalej: ${next.label.toLowerCase()}`}</Button>
          )}
          {goods && work.step !== 'mark' && (
            <>
              <Button
                variant={next ? 'secondary' : 'primary'}
                onClick={() => void use(goods, (file) => downloadFile(file, file.name))}
              >
                Zapisz zdjęcie
              </Button>
              <Button
                variant="secondary"
                pending={asking}
                pendingLabel="Zapisujemy konfigurację..."
                onClick={() => void use(goods, send)}
              >
                Wyślij to zdjęcie z&nbsp;zapytaniem
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={() => state.open(null)}>
            Inne zdjęcie
          </Button>
        </div>
      </div>
    </>
  );
}

/** Scrolls to the top of a step: on wide screens the panel scrolls, on others the whole studio. */
function toTop(step: HTMLElement | null): void {
  const panel = step?.parentElement;
  for (const scrolled of [panel, panel?.parentElement]) if (scrolled) scrolled.scrollTop = 0;
}

const NOT_PAINTED = {
  title: 'Nie udało się przygotować zdjęcia',
  description: 'Spróbuj ponownie.',
  tone: 'destructive',
} as const;

const QUALITY = 0.92;

/** The photograph with the goods (SVG text) drawn over it, as a JPEG file; null where the browser cannot make it. */
async function paintPhoto(
  { address, size }: Photo,
  goods: string,
  name: string,
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size.width, size.height];
  const paint = canvas.getContext('2d');
  if (!paint) return null;
  const drawn = URL.createObjectURL(new Blob([sized(goods, size)], { type: 'image/svg+xml' }));
  try {
    for (const source of [address, drawn]) {
      const image = new Image();
      image.src = source;
      await image.decode();
      paint.drawImage(image, 0, 0, size.width, size.height);
    }
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(drawn);
  }
  const type = 'image/jpeg';
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return jpeg && new File([jpeg], name, { type });
}

/** The SVG with its size in pixels, without which Firefox does not paint it. */
function sized(svg: string, { width, height }: Photo['size']): string {
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
}
