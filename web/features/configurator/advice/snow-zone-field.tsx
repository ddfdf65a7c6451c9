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

/** Asks for the postcode on which the load of snow depends. */
export function SnowZoneField() {
  const postcode = usePostcode();
  const locality = localityOf(postcode);
  const input = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== postcode) usePostcodeStore.setState({ value });
  });
  const isWrong = postcode.replace(/\D/g, '').length >= 5 && !locality;
  return (
    <Field
      label="Kod pocztowy miejsca montażu"
      hint={hintOf(locality)}
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
          onChange={(event) => usePostcodeStore.setState({ value: event.target.value })}
        />
      )}
    </Field>
  );
}

function hintOf(locality: ReturnType<typeof localityOf>): string {
  if (!locality) return 'Pokażemy strefę śniegową i\u00a0obciążenie, które dach musi unieść.';
  if (locality.snowZone !== null) return locality.name;
  return `Strefę śniegową dla kodu ${locality.name} sprawdzimy, zanim potwierdzimy zamówienie.`;
}
