import type { Configuration } from '#engine/goods/configuration/configuration';
import { familyOf } from '#engine/goods/families/families';
import { CITIES } from '#engine/goods/sun/places';
import { timeOfMinutes } from '#engine/locale/polish-time';
import { useEarlyInput } from '../../../lib/form/use-early-input';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/inputs';
import { SliderField } from '../../../ui/form/slider-field';
import { Compass } from './compass';
import { dayText, directionText } from './sun-text';
import { sunOf, useSunSettings } from './use-sun-settings';
import styles from './sun-panel.module.css';

/** Fields for the place, the hour, the day, and the direction that the wall faces, or a free-standing product's front. */
export function SunSliders({ configuration }: { configuration: Configuration }) {
  return (
    <div className={styles.sliders}>
      <PlaceField />
      <TimeSliders />
      <DirectionSlider configuration={configuration} />
    </div>
  );
}

const WALL = {
  heading: 'Ściana wychodzi na',
  label: 'Kierunek ściany',
  compass: 'Kompas: na którą stronę świata wychodzi ściana',
};
const FRONT = {
  heading: 'Front wychodzi na',
  label: 'Kierunek frontu',
  compass: 'Kompas: na którą stronę świata wychodzi front',
};

function TimeSliders() {
  const [{ dayOfYear, minutes }, change] = useSunSettings();
  return (
    <>
      <SliderField
        shown={timeOfMinutes(minutes)}
        label="Godzina"
        value={minutes}
        min={4 * 60}
        max={22 * 60}
        step={15}
        buttonStep={30}
        unit="minut"
        text={timeOfMinutes(minutes)}
        onChange={(next) => change({ minutes: next })}
      />
      <SliderField
        shown={dayText(dayOfYear)}
        label="Dzień"
        value={dayOfYear}
        min={1}
        max={365}
        step={1}
        buttonStep={7}
        unit="dni"
        text={dayText(dayOfYear)}
        onChange={(next) => change({ dayOfYear: next })}
      />
    </>
  );
}

function DirectionSlider({ configuration }: { configuration: Configuration }) {
  const { isFreeStanding } = familyOf(configuration.category);
  const texts = isFreeStanding?.(configuration) ? FRONT : WALL;
  const [settings, change] = useSunSettings();
  const { facade } = settings;
  const { altitude, azimuth } = sunOf(settings);
  const turn = (next: number): void => change({ facade: next });
  return (
    <>
      <SliderField
        heading={texts.heading}
        shown={`${directionText(facade)}, ${facade}°`}
        label={texts.label}
        value={facade}
        min={0}
        max={355}
        step={5}
        buttonStep={45}
        unit="stopni"
        text={`${directionText(facade)}, ${facade} stopni`}
        onChange={turn}
      />
      <Compass
        label={texts.compass}
        facade={facade}
        sun={altitude > 0 ? azimuth : null}
        onChange={turn}
      />
    </>
  );
}

/** The choice of the city near which the product will hang or stand. */
function PlaceField() {
  const [{ city }, change] = useSunSettings();
  const select = useEarlyInput<HTMLSelectElement>(({ value }) => {
    if (value !== city) change({ city: value });
  });
  return (
    <Field label="Miejsce">
      {(control) => (
        <Select
          {...control}
          ref={select}
          value={city}
          onChange={(event) => change({ city: event.target.value })}
        >
          {CITIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
