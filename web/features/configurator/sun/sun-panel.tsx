import type { Configuration } from '#engine/goods/configuration/configuration';
import { familyOf } from '#engine/goods/families/families';
import type { TerraceSun, WindowSun as SunOnWindow } from '#engine/goods/families/family';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import type { Settings } from '../settings/settings';
import { LouvreButtons } from './louvre-buttons';
import { ShadeAdvice } from './shade-advice';
import { SlatAdvice } from './slat-advice';
import styles from './sun-panel.module.css';
import { SunSliders } from './sun-sliders';
import { TerraceShade } from './terrace-shade';
import { WindowSun } from './window-sun';

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
  const choose = (option: string, quantity: number) =>
    onChange((current) => ({ ...current, options: { ...current.options, [option]: quantity } }));
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
      <ShadeAdvice configuration={configuration} type={type} onChoose={choose} />
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
