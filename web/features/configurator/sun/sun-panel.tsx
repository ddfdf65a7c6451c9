import type { Configuration } from '#engine/goods/configuration/configuration';
import { withSides } from '#engine/goods/configuration/sides';
import { familyOf } from '#engine/goods/families/families';
import type { TerraceSun, WindowSun as SunOnWindow } from '#engine/goods/families/family';
import { sideNames } from '#engine/goods/model/side';
import { profileAngle } from '#engine/goods/sun/shade';
import { shadeAdvice } from '#engine/goods/sun/sunny-day';
import { openingAgainstSun, shinesOn, type Slats } from '#engine/goods/sun/window';
import { timeOfMinutes } from '#engine/locale/polish-time';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import type { Settings } from '../settings/settings';
import { LouvreButtons } from './louvre-buttons';
import { SunSliders } from './sun-sliders';
import { comesInText, squareMetres } from './sun-text';
import { TerraceShade } from './terrace-shade';
import { sunOf, useSunSettings, scopeOf } from './use-sun-settings';
import { WindowSun } from './window-sun';
import styles from './sun-panel.module.css';

interface SunPanelProps {
  configuration: Configuration;
  type: ConfiguratorTypeFragment;
  onChange: (change: (current: Settings) => Settings) => void;
}

/**
 * The sun at a place, a day and an hour: its shade on the terrace, or whether it shines on the window. Nothing for
 * families without either.
 */
export function SunPanel(props: SunPanelProps) {
  const { sun } = familyOf(props.configuration.category);
  if (!sun) return null;
  return sun.on === 'terrace' ? <Terrace {...props} sun={sun} /> : <Window {...props} sun={sun} />;
}

function Terrace({ configuration, type, onChange, sun }: SunPanelProps & { sun: TerraceSun }) {
  const roof = sun.louvredRoof?.(configuration);
  const turn = (lamelOrientation: number) =>
    onChange((current) => ({ ...current, lamelOrientation }));
  return (
    <div className={styles.panel}>
      <TerraceShade configuration={configuration} />
      <SunSliders configuration={configuration} />
      {roof && (
        <LouvreButtons
          configuration={configuration}
          louvres={roof.louvres}
          maxTilt={type.maxLamelOrientation}
          onTurn={turn}
        />
      )}
      <ShadeAdvice configuration={configuration} type={type} onChange={onChange} />
      <p className={styles.note}>
        Liczymy cień rzucany na poziomy taras pod wybranym produktem, bez drzew i&nbsp;sąsiednich
        budynków<span>{sun.assumption ? `, ${sun.assumption}.` : '.'}</span>
      </p>
    </div>
  );
}

function Window({ configuration, type, onChange, sun }: SunPanelProps & { sun: SunOnWindow }) {
  const slats = sun.slats?.(configuration);
  const open = (openingAngle: number) => onChange((current) => ({ ...current, openingAngle }));
  return (
    <div className={styles.panel}>
      <WindowSun />
      <SunSliders configuration={configuration} />
      {slats && <SlatAdvice slats={slats} maxOpening={type.maxOpeningAngle} onOpen={open} />}
      <p className={styles.note}>
        Liczymy, kiedy słońce świeci na ścianę, bez drzew i&nbsp;sąsiednich budynków.
      </p>
    </div>
  );
}

/**
 * How far the slats may be opened at the chosen hour before the sun shines in; nothing while no sun is on the window.
 */
function SlatAdvice({
  slats,
  maxOpening,
  onOpen,
}: {
  slats: Slats;
  /** The maximum angle of the slats, degrees. */
  maxOpening: number;
  onOpen: (angle: number) => void;
}) {
  const [settings] = useSunSettings();
  const sun = sunOf(settings);
  if (!shinesOn(sun, settings.facade)) return null;
  const opening = openingAgainstSun(slats, profileAngle(sun, settings.facade), maxOpening);
  return (
    <div className={styles.buttons}>
      <p>{`Lamele otwarte najwyżej o\u00a0${opening}° zatrzymają słońce, a\u00a0wpuszczą światło i\u00a0powietrze.`}</p>
      <Button
        size="s"
        variant="secondary"
        onClick={() => onOpen(opening)}
      >{`Ustaw lamele na ${opening}°`}</Button>
    </div>
  );
}

/** The option that would add shade at the chosen hour, with a button that adds it; nothing if there is none. */
function ShadeAdvice({ configuration, type, onChange }: SunPanelProps) {
  const [settings] = useSunSettings();
  const { surroundings, day } = scopeOf(settings);
  const advice = shadeAdvice(configuration, surroundings, day, settings.minutes);
  const option = type.options.find(({ code }) => code === advice?.setting.option);
  if (!advice || !option) return null;
  return (
    <Notice tone="info">
      O&nbsp;<span>{timeOfMinutes(settings.minutes)}</span> słońce wpada{' '}
      <span>{comesInText(advice.sunnySides)}</span>. Dodatek „<span>{option.label}</span>” (
      <span>{sideNames(advice.places)}</span>) da o&nbsp;<span>{squareMetres(advice.gain)}</span>{' '}
      więcej cienia.{' '}
      <Button
        size="s"
        variant="secondary"
        onClick={() => onChange((current) => withSides(current, advice.setting, advice.sides))}
      >
        Dodaj do konfiguracji
      </Button>
    </Notice>
  );
}
