import type { Configuration } from '../../../../engine/configuration/configuration.js';
import { shadesTerrace } from '../../../../engine/sun/product-shade.js';
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

/** What the sun does at a place, a day and an hour: the shade on the terrace, or the sun on the window. */
export function SunPanel(props: SunPanelProps) {
  return shadesTerrace(props.configuration) ? <Terrace {...props} /> : <Window {...props} />;
}

function Terrace({ configuration, type, onChange }: SunPanelProps) {
  const turn = (lamelOrientation: number) =>
    onChange((current) => ({ ...current, lamelOrientation }));
  const choose = (option: string, quantity: number) =>
    onChange((current) => ({ ...current, options: { ...current.options, [option]: quantity } }));
  return (
    <div className={styles.panel}>
      <TerraceShade configuration={configuration} />
      <SunSliders />
      {configuration.category === 'pergole' && (
        <LouvreButtons
          configuration={configuration}
          maxTilt={type.maxLamelOrientation}
          onTurn={turn}
        />
      )}
      <ShadeAdvice configuration={configuration} type={type} onChoose={choose} />
      <p className={styles.note}>
        Liczymy cień rzucany na poziomy taras pod wybranym produktem, bez drzew i&nbsp;sąsiednich
        budynków{configuration.category === 'markizy' && ', przy markizie rozwiniętej do końca'}.
      </p>
    </div>
  );
}

function Window({ configuration, type, onChange }: SunPanelProps) {
  const open = (openingAngle: number) => onChange((current) => ({ ...current, openingAngle }));
  return (
    <div className={styles.panel}>
      <WindowSun />
      <SunSliders />
      {configuration.category === 'zaluzje' && (
        <SlatAdvice configuration={configuration} maxOpening={type.maxOpeningAngle} onOpen={open} />
      )}
      <p className={styles.note}>Liczymy słońce na ścianie bez drzew i&nbsp;sąsiednich budynków.</p>
    </div>
  );
}
