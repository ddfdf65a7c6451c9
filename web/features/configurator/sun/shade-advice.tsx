import type { Configuration } from '#engine/goods/configuration/configuration';
import { sideNames } from '#engine/goods/model/side';
import { shadeAdvice } from '#engine/goods/sun/sunny-day';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import { clockText, comesInText, squareMetres } from './sun-text';
import { scopeOf, useSunSettings } from './use-sun-settings';

/** The option that would add shade at the chosen hour, with a button that adds it; nothing if there is none. */
export function ShadeAdvice({
  configuration,
  type,
  onChoose,
}: {
  configuration: Configuration;
  type: ConfiguratorTypeFragment;
  onChoose: (option: string, quantity: number) => void;
}) {
  const [settings] = useSunSettings();
  const { surroundings, day } = scopeOf(settings);
  const advice = shadeAdvice(configuration, surroundings, day, settings.minutes);
  const option = type.options.find(({ code }) => code === advice?.option);
  if (!advice || !option) return null;
  return (
    <Notice tone="info">
      O&nbsp;<span>{clockText(settings.minutes)}</span> słońce wpada{' '}
      <span>{comesInText(advice.sunnySides)}</span>. Dodatek „<span>{option.label}</span>” (
      <span>{sideNames(advice.places)}</span>) da o&nbsp;<span>{squareMetres(advice.gain)}</span>{' '}
      więcej cienia.{' '}
      <Button size="s" variant="secondary" onClick={() => onChoose(option.code, advice.quantity)}>
        Dodaj do konfiguracji
      </Button>
    </Notice>
  );
}
