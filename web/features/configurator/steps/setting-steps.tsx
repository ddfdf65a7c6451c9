import { useCallback } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { mountingSketch } from '#engine/goods/drawing/mounting/mounting-sketch';
import { type Category, cardOf } from '#engine/goods/families/categories';
import { adviceOn } from '#engine/goods/place/advice-on';
import { localityOf } from '#engine/goods/place/locality';
import { timeOfMinutes } from '#engine/locale/polish-time';
import { Drawing } from '../../../goods/drawing';
import { Link } from '../../../ui/button/link';
import { Icon } from '../../../ui/image/icon';
import type { ConfiguratorColorFragment } from '../configurator-page.generated';
import { ColorFields, VariantField } from '../controls/color-fields';
import { ControlFields } from '../controls/control-fields';
import { MeasuringLink } from '../controls/measuring-link';
import { OptionList } from '../controls/option-list';
import { PlacementFields } from '../controls/placement-fields';
import { usePostcode } from '../controls/postcode-field';
import { ProductField } from '../controls/product-field';
import { SizeFields } from '../controls/size-fields';
import type { Settings } from '../settings/settings';
import type { Start } from '../start';
import { SunPanel } from '../sun/sun-panel';
import { dayText } from '../sun/sun-text';
import { useSunSettings } from '../sun/use-sun-settings';
import type { ConfiguratorState } from '../use-configurator';
import { StepSection } from './step-section';
import type { Accordion } from './use-open-step';
import styles from './setting-steps.module.css';

interface SettingStepsProps {
  start: Start;
  colors: readonly ConfiguratorColorFragment[];
  state: ConfiguratorState;
  accordion: Accordion;
}

/** The steps in which the product is chosen and set, in the order in which a person decides. */
export function SettingSteps({
  start: { type, hasOthers },
  colors,
  state,
  accordion,
}: SettingStepsProps) {
  const { settings, product, change } = state;
  const set = (next: Partial<Settings>): void => change((current) => ({ ...current, ...next }));
  const own = { type, product, settings };
  return (
    <>
      <StepSection id="produkt" accordion={accordion}>
        <ProductField product={product} hasOthers={hasOthers} onChange={state.chooseProduct} />
        <VariantField {...own} onChange={set} />
      </StepSection>
      <StepSection id="wymiary" accordion={accordion}>
        <SizeFields
          {...own}
          issues={state.issues}
          onChange={change}
          onUnreadable={state.changeUnreadable}
          onRepair={state.repair}
        />
        <MeasuringLink
          category={type.category}
          search={state.searchWithLine}
          variant={settings.variant}
        />
        <ProjectLink category={type.category} />
        {state.drawn && <AdvicePanel configuration={state.drawn} />}
      </StepSection>
      <StepSection id="slonce" accordion={accordion} chosen={<SunMoment />}>
        {state.drawn && <SunPanel configuration={state.drawn} type={type} onChange={change} />}
      </StepSection>
      <StepSection id="montaz" accordion={accordion}>
        {state.drawn && accordion.openId === 'montaz' && (
          <MountingSketch configuration={state.drawn} />
        )}
        <PlacementFields
          {...own}
          issues={state.issues}
          onChange={change}
          onUnreadable={state.changeUnreadable}
          onRepair={state.repair}
        />
      </StepSection>
      <StepSection id="kolory" accordion={accordion}>
        <ColorFields {...own} colors={colors} onChange={set} />
      </StepSection>
      <StepSection id="sterowanie" accordion={accordion}>
        <ControlFields type={type} settings={settings} onChange={set} />
      </StepSection>
      <StepSection id="dodatki" accordion={accordion}>
        <OptionList type={type} settings={settings} onChange={change} />
      </StepSection>
    </>
  );
}

/** The moment whose sun is shown, for example "21 czerwca, 14:00". */
function SunMoment() {
  const [{ dayOfYear, minutes }] = useSunSettings();
  return `${dayText(dayOfYear)}, ${timeOfMinutes(minutes)}`;
}

/** A drawing to scale of how the product is mounted. */
function MountingSketch({ configuration }: { configuration: Configuration }) {
  const draw = useCallback(() => mountingSketch(configuration), [configuration]);
  return <Drawing draw={draw} />;
}

/** A link to the table of all windows of a house; nothing for families that are not for windows. */
function ProjectLink({ category }: { category: Category }) {
  if (!cardOf(category).forWindows) return null;
  return (
    <p>
      Masz więcej okien? <Link to="/projekt">Zaplanuj cały dom</Link>
    </p>
  );
}

/** Pieces of advice on the configuration, at the visitor's postcode if that is known, each with its source. */
function AdvicePanel({ configuration }: { configuration: Configuration }) {
  const advice = adviceOn(configuration, localityOf(usePostcode()));
  if (advice.length === 0) return null;
  return (
    <details className={styles.panel}>
      <summary className={styles.title}>
        Dobrze wiedzieć <span className={styles.count}>{`(${advice.length})`}</span>
      </summary>
      <ul className={styles.list} aria-label="Dobrze wiedzieć">
        {advice.map(({ code, text, source }) => (
          <li className={styles.advice} key={code}>
            <Icon name="info" />
            <p>
              <span>{text}</span> <span className={styles.source}>{source}</span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
