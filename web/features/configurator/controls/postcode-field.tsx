import { type Locality, localityOf } from '#engine/goods/place/locality';
import { postcodeOf } from '#engine/locale/contact';
import { tabStore } from '../../../lib/browser/tab-store';
import { useEarlyInput } from '../../../lib/form/use-early-input';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Field } from '../../../ui/form/field';
import { TextInput } from '../../../ui/form/inputs';

export const usePostcodeStore = tabStore('cieniomat-postcode', '', (stored) =>
  typeof stored === 'string' ? stored : '',
);

/** The postcode of the place where the product will stand, as typed. */
export function usePostcode(): string {
  return usePostcodeStore(({ value }) => value);
}

/** Asks for the postcode of the place, from which its wind zone and, where `zone` is given, its snow zone follow. */
export function PostcodeField({
  zone,
  onZone,
}: {
  /** The snow zone in the settings; absent for products without one. */
  zone?: number;
  onZone?: (zone: number) => void;
}) {
  const postcode = usePostcode();
  const locality = localityOf(postcode);
  const change = (value: string): void => {
    usePostcodeStore.setState({ value });
    const snowZone = localityOf(value)?.snowZone;
    if (snowZone && snowZone !== zone) onZone?.(snowZone);
  };
  const input = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== postcode) change(value);
  });
  return (
    <>
      <Field
        label="Kod pocztowy miejsca montażu"
        hint={zone === undefined ? windHintOf(locality) : snowHintOf(locality, zone)}
        error={locality ? null : errorOf(postcode)}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={8}
            value={postcode}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {locality && zone !== undefined && locality.snowZone !== zone && (
        <Notice tone="warning">
          <p>
            Dla tego kodu przyjmujemy <span>{locality.snowZone}</span>. strefę śniegową.{' '}
            <Button
              variant="secondary"
              size="s"
              onClick={() => onZone?.(locality.snowZone)}
            >{`Licz dla ${locality.snowZone}. strefy`}</Button>
          </p>
        </Notice>
      )}
    </>
  );
}

const DIGITS = 5;

/** The message for a text that is no known postcode; null while the text is too short for one. */
function errorOf(postcode: string): string | null {
  const formatted = postcodeOf(postcode);
  if (formatted) return `Nie znamy kodu pocztowego ${formatted}. Sprawdź trzy pierwsze cyfry.`;
  const isWhole = postcode.replace(/\D/g, '').length >= DIGITS;
  return isWhole ? 'Wpisz kod w\u00a0postaci 90-001.' : null;
}

function windHintOf(locality: Locality | null): string {
  return locality
    ? `${locality.name} i\u00a0okolice, woj.\u00a0${locality.voivodeship}. O\u00a0wietrze piszemy w\u00a0kroku „Wymiary”, w\u00a0części „Dobrze wiedzieć”.`
    : 'Nieobowiązkowo. W\u00a0kroku „Wymiary”, w\u00a0części „Dobrze wiedzieć”, napiszemy, z\u00a0jakim wiatrem trzeba się tam liczyć.';
}

function snowHintOf(locality: Locality | null, zone: number): string {
  const built = `Konstrukcję liczymy dla ${zone}. strefy śniegowej`;
  if (!locality)
    return `${built}; podaj kod, a\u00a0dobierzemy belki i\u00a0słupy do Twojego miejsca.`;
  const { name, leastSnowZone, snowZone } = locality;
  if (snowZone !== zone) return `${built}.`;
  const several =
    leastSnowZone === snowZone
      ? ''
      : ` To ${snowZone - leastSnowZone === 1 ? 'ostrzejsza' : 'najostrzejsza'} ze stref ${leastSnowZone}–${snowZone}, w\u00a0których może leżeć miejsce o\u00a0tym kodzie.`;
  return `${built}: ${name} i\u00a0okolice.${several}`;
}
