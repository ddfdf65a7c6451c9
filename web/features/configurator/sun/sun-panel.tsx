import { useMemo } from 'react';
import type { Configuration } from '../../../../engine/configuration.js';
import { cityOf } from '../../../../engine/sun/places.js';
import { shadesTerrace, terraceOf } from '../../../../engine/sun/product-shade.js';
import { type ShadeAtTime, shadeAt, shadeByHour } from '../../../../engine/sun/sunny-day.js';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import { RangeRow } from '../../../ui/range-row';
import type { Settings } from '../settings';
import { DayStrip, type StripHour } from './day-strip';
import { PlaceField } from './place-field';
import { ShadeAdvice } from './shade-advice';
import { ShadePlan } from './shade-plan';
import { SlatAdvice } from './slat-advice';
import styles from './sun-panel.module.css';
import { clockText, dayText, directionText, shadeText, shareText } from './sun-text';
import { type SunSettings, calendarDay, useSunSettings } from './use-sun-settings';
import { WindowSun } from './window-sun';

const CM2_PER_M2 = 10_000;

/** What the sun does at a place, a day and an hour: the shade on the terrace, or the sun on the window. */
export function SunPanel({
  configuration,
  type,
  onChange,
}: {
  configuration: Configuration;
  type: ConfiguratorTypeFragment;
  onChange: (change: (current: Settings) => Settings) => void;
}) {
  const [settings, change] = useSunSettings();
  const part = { configuration, settings, onChange: change };
  if (configuration.category === 'zadaszenia') return null;
  const shades = shadesTerrace(configuration);
  return (
    <section className={styles.panel} aria-labelledby="sun-title">
      <h2 className={styles.title} id="sun-title">
        {shades ? <>Słońce i&nbsp;cień</> : <>Słońce na oknie</>}
      </h2>
      {shades ? <Shade {...part} /> : <WindowSun {...part} />}
      <Sliders settings={settings} onChange={change} />
      {shades && (
        <ShadeAdvice
          configuration={configuration}
          type={type}
          settings={settings}
          onChange={onChange}
        />
      )}
      {configuration.category === 'zaluzje' && (
        <SlatAdvice
          configuration={configuration}
          type={type}
          settings={settings}
          onChange={onChange}
        />
      )}
      <p className={styles.note}>
        {shades
          ? 'Liczymy cień rzucany na poziomy taras pod wybranym produktem, bez drzew i\u00a0sąsiednich budynków'
          : 'Liczymy słońce na ścianie bez drzew i\u00a0sąsiednich budynków'}
        {configuration.category === 'markizy' && ', przy markizie rozwiniętej do końca'}.
      </p>
    </section>
  );
}

function Shade({ configuration, settings, onChange }: Part & { configuration: Configuration }) {
  const { city, facade, dayOfYear, minutes } = settings;
  const surroundings = useMemo(() => ({ place: cityOf(city), facade }), [city, facade]);
  const hours = useMemo(
    () => shadeByHour(configuration, surroundings, calendarDay(dayOfYear)),
    [configuration, surroundings, dayOfYear],
  );
  const shade = shadeAt(configuration, surroundings, calendarDay(dayOfYear), minutes);
  const { x, z } = terraceOf(configuration);
  const size = ((x[1] - x[0]) * (z[1] - z[0])) / CM2_PER_M2;
  return (
    <>
      <p className={styles.result} aria-live="polite">
        {shadeText(shade, size)}
      </p>
      <ShadePlan configuration={configuration} shade={shade} settings={settings} />
      <DayStrip
        caption={'Cień w\u00a0ciągu dnia'}

        hours={hours.map(stripHour)}
        minutes={minutes}
        onPick={(picked) => onChange({ minutes: picked })}
      />
    </>
  );
}

function stripHour({ minutes, sunlight, share }: ShadeAtTime): StripHour {
  const behindHouse = sunlight === 'behind_house';
  const text = behindHouse ? 'cień domu' : `cień ${shareText(share)}`;
  return { minutes, share, behindHouse, text };
}

interface Part {
  settings: SunSettings;
  onChange: (change: Partial<SunSettings>) => void;
}

function Sliders({ settings, onChange }: Part) {
  const { facade, dayOfYear, minutes } = settings;
  return (
    <div className={styles.sliders}>
      <PlaceField />
      <Slider label="Godzina" text={clockText(minutes)}>
        <RangeRow
          label="Godzina"
          value={minutes}
          min={4 * 60}
          max={22 * 60}
          step={15}
          buttonStep={30}
          unit="minut"
          text={clockText(minutes)}
          onChange={(next) => onChange({ minutes: next })}
        />
      </Slider>
      <Slider label="Dzień" text={dayText(dayOfYear)}>
        <RangeRow
          label="Dzień"
          value={dayOfYear}
          min={1}
          max={365}
          step={1}
          buttonStep={7}
          unit="dni"
          text={dayText(dayOfYear)}
          onChange={(next) => onChange({ dayOfYear: next })}
        />
      </Slider>
      <Slider label="Ściana patrzy na" text={`${directionText(facade)}, ${facade}°`}>
        <RangeRow
          label="Kierunek ściany"
          value={facade}
          min={0}
          max={355}
          step={5}
          buttonStep={45}
          unit="stopni"
          text={`${directionText(facade)}, ${facade} stopni`}
          onChange={(next) => onChange({ facade: next })}
        />
      </Slider>
    </div>
  );
}

function Slider({
  label,
  text,
  children,
}: {
  label: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <div className={styles.slider}>
      <p className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
}
