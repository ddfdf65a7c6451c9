import { localityOf } from '../../../../engine/locale/postcodes.js';
import { tabStore } from '../../../lib/browser/tab-store';
import { useEarlyInput } from '../../../lib/form/use-early-input';
import { Field } from '../../../ui/form/field';
import { TextInput } from '../../../ui/form/text-input';

export const usePostcodeStore = tabStore('cieniomat-postcode', '', (stored) =>
  typeof stored === 'string' ? stored : '',
);

/** The postcode of the place where the product will stand, as it was typed. */
export function usePostcode(): string {
  return usePostcodeStore(({ value }) => value);
}

/** Asks for the postcode of the place, which tells the snow zone that the product is built for. */
export function PostcodeField({ zone, onZone }: { zone: number; onZone: (zone: number) => void }) {
  const postcode = usePostcode();
  const locality = localityOf(postcode);
  const change = (value: string): void => {
    usePostcodeStore.setState({ value });
    const known = localityOf(value)?.snowZone;
    if (known && known !== zone) onZone(known);
  };
  const input = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== postcode) change(value);
  });
  const isWrong = postcode.replace(/\D/g, '').length >= 5 && !locality;
  return (
    <Field
      label="Kod pocztowy miejsca montażu"
      hint={hintOf(locality, zone)}
      error={isWrong ? 'Wpisz kod w\u00a0postaci 90-001.' : null}
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
  );
}

function hintOf(locality: ReturnType<typeof localityOf>, zone: number): string {
  const built = `Konstrukcję liczymy dla ${zone}. strefy śniegowej`;
  if (!locality)
    return `${built}; podaj kod, a\u00a0dobierzemy belki i\u00a0słupy do Twojego miejsca.`;
  if (locality.snowZone !== null) return `${built}: ${locality.name}.`;
  return `${built}. Strefę dla kodu ${locality.name} sprawdzimy, zanim potwierdzimy zamówienie.`;
}
