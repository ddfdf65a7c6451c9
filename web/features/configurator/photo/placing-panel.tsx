import type { Configuration } from '#engine/goods/configuration/configuration';
import { familyOf } from '#engine/goods/families/families';
import { timeOfMinutes } from '#engine/locale/polish-time';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { SliderField } from '../../../ui/form/slider-field';
import { FARTHEST } from '../photo-view/use-dragging';
import { SunSliders } from '../sun/sun-sliders';
import { dayText } from '../sun/sun-text';
import { useSunSettings } from '../sun/use-sun-settings';
import type { Photo } from './load-photo';
import type { PhotoStudioState } from './use-photo-studio';
import styles from './marks-panel.module.css';

/** Controls for the position of the goods, how far they are extended, and, outdoors, the sun. */
export function PlacingPanel({
  configuration,
  photo,
  state,
}: {
  configuration: Configuration;
  photo: Photo;
  state: PhotoStudioState;
}) {
  const { isIndoors } = familyOf(configuration.category);
  return (
    <>
      <p>Przeciągnij produkt po zdjęciu wzdłuż ściany albo użyj suwaków.</p>
      <MoveSliders configuration={configuration} state={state} />
      {!isIndoors && (
        <>
          <Taken photo={photo} />
          <SunSliders configuration={configuration} />
          <SunNotice state={state} />
        </>
      )}
    </>
  );
}

function MoveSliders({
  configuration,
  state: { work, change },
}: {
  configuration: Configuration;
  state: PhotoStudioState;
}) {
  const { deployLabel, isFreeStanding } = familyOf(configuration.category);
  const { moved, deployed } = work;
  const centimetres = { step: 1, buttonStep: 5, unit: 'cm' } as const;
  return (
    <div className={styles.group}>
      <SliderField
        {...centimetres}
        label="Wzdłuż ściany"
        shown={signed(moved.x)}
        value={moved.x}
        min={-FARTHEST}
        max={FARTHEST}
        onChange={(x) => change({ moved: { ...moved, x } })}
      />
      {isFreeStanding?.(configuration) ? (
        <SliderField
          {...centimetres}
          label="Odległość od ściany"
          shown={`${moved.z}\u00a0cm`}
          value={moved.z}
          min={0}
          max={FARTHEST}
          onChange={(z) => change({ moved: { ...moved, z } })}
        />
      ) : (
        <SliderField
          {...centimetres}
          label="Wyżej lub niżej"
          shown={signed(moved.y)}
          value={moved.y}
          min={-200}
          max={400}
          onChange={(y) => change({ moved: { ...moved, y } })}
        />
      )}
      {deployLabel && (
        <SliderField
          label={deployLabel}
          shown={`${Math.round(deployed * 100)}%`}
          value={Math.round(deployed * 100)}
          min={0}
          max={100}
          step={1}
          buttonStep={25}
          unit="procent"
          onChange={(share) => change({ deployed: share / 100 })}
        />
      )}
    </div>
  );
}

/**
 * A button that sets the day and hour at which the photograph was taken, so that its shadows can be compared; nothing
 * where the file does not contain them.
 */
function Taken({ photo: { facts } }: { photo: Photo }) {
  const [, change] = useSunSettings();
  if (!facts.taken) return null;
  const { month, day, minutes } = facts.taken;
  const dayOfYear = dayOfYearOf(month, day);
  return (
    <Button
      variant="secondary"
      size="s"
      onClick={() => change({ dayOfYear, minutes })}
    >{`Słońce z\u00a0chwili zdjęcia: ${dayText(dayOfYear)}, ${timeOfMinutes(minutes)}`}</Button>
  );
}

function SunNotice({ state: { daylight } }: { state: PhotoStudioState }) {
  if (daylight.sun) return null;
  return (
    <Notice tone="info">
      {daylight.night
        ? 'O\u00a0tej godzinie słońce jest pod horyzontem.'
        : 'O\u00a0tej godzinie słońce stoi za domem i\u00a0ściana leży w\u00a0cieniu.'}
    </Notice>
  );
}

const DAY = 86_400_000;

/** The day of the year, 1 to 365, as in a year without a leap day. */
function dayOfYearOf(month: number, day: number): number {
  return Math.round((Date.UTC(2026, month - 1, day) - Date.UTC(2026, 0, 1)) / DAY) + 1;
}

/** "+12 cm", "−12 cm" or "0 cm". */
function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value}\u00a0cm`.replace('-', '\u2212');
}
