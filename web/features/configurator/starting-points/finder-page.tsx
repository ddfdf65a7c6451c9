import { useSuspenseQuery } from '@apollo/client/react';
import { useRef, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PLACES, type ShadeNeed, SUN_TIMES } from '#engine/goods/starting-points/starting-point';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../../apollo/load';
import { formParams } from '../../../lib/browser/search-params';
import { useSentAddress } from '../../../lib/form/use-sent-address';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Field } from '../../../ui/form/field';
import { TextInput, Select } from '../../../ui/form/inputs';
import { EmptyState } from '../../../ui/layout/empty-state';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section, PageHero } from '../../../ui/layout/section';
import { FinderPageDocument } from './finder-page.generated';
import { PlaceLinks, placeAddress, readNeed } from './place-links';
import { RecommendedPoints } from './starting-point-card';
import styles from './finder-page.module.css';

export const load: Load = ({ client, url }) =>
  client.query({ query: FinderPageDocument, variables: { need: readNeed(url.searchParams) } });

/** Asks what is to be shaded, when, and how large it is; shows products with their price at that size. */
export function FinderPage() {
  const need = readNeed(new URLSearchParams(useLocation().search));
  const { data } = useSuspenseQuery(FinderPageDocument, { variables: { need } });
  const points = data.recommendedStartingPoints;
  return (
    <>
      <PageMeta {...SITE_PAGES.finder} />
      <PageHero
        title="Co chcesz zacienić?"
        lead="Wybierz miejsce i&nbsp;podaj jego wymiary. Pokażemy, co tam pasuje i&nbsp;ile kosztuje."
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'Dobierz osłonę' }]}
      />
      <Section size="m" aria-label="Dobierz osłonę">
        <div className={styles.page}>
          <PlaceLinks place={need.place} to={(place) => placeAddress(place, need.sun)} />
          <FinderForm key={need.place} need={need} />
          <h2>Nasze propozycje</h2>
          {points.length > 0 ? (
            <RecommendedPoints points={points} />
          ) : (
            <EmptyState
              title="Nie mamy teraz gotowej propozycji"
              action={<ButtonLink to="/wycena">Poproś o&nbsp;bezpłatną wycenę</ButtonLink>}
            />
          )}
        </div>
      </Section>
    </>
  );
}

/** Asks when the sun is a nuisance and how large the place is: a GET form, which works without JavaScript. */
function FinderForm({ need }: { need: ShadeNeed }) {
  const { place, sun, width, depth } = need;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [isSending, startSending] = useTransition();
  const follow = () => resetTo(form.current, need);
  const remember = useSentAddress(addressOf(need), follow, isSending);
  const depthLabel = PLACES.find(({ code }) => code === place)?.sizeLabel ?? '';
  return (
    <form
      ref={form}
      className={styles.form}
      action="/dobierz"
      aria-label="Wymiary i słońce"
      onSubmit={(event) => {
        event.preventDefault();
        const params = formParams(event.currentTarget);
        remember(addressOf(readNeed(params)));
        startSending(() => navigate({ search: params.toString() }, { preventScrollReset: true }));
      }}
    >
      <input type="hidden" name="miejsce" value={place} />
      <Field label="Słońce przeszkadza">
        {(control) => (
          <Select {...control} name="slonce" defaultValue={sun ?? ''}>
            <option value="">przez cały dzień</option>
            {SUN_TIMES.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SizeInput label="Szerokość" name="szerokosc" value={width} />
      <SizeInput label={depthLabel} name="glebokosc" value={depth} />
      <Button type="submit">Pokaż propozycje</Button>
    </form>
  );
}

const addressOf = ({ sun, width, depth }: ShadeNeed): string => [sun, width, depth].join();

/**
 * Resets the fields, which are uncontrolled so that what was entered before hydration stays, to the URL. `reset` is
 * enough for inputs, whose default values React has already changed; React does not change the default of a select.
 */
function resetTo(form: HTMLFormElement | null, { sun }: ShadeNeed): void {
  form?.reset();
  const select = form?.elements.namedItem('slonce');
  if (select instanceof HTMLSelectElement) select.value = sun ?? '';
}

function SizeInput({ label, name, value }: { label: string; name: string; value: number | null }) {
  return (
    <Field label={`${label} w cm`}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="numeric"
          pattern="[1-9][0-9]{0,3}"
          title="Pełne centymetry, na przykład 350"
          autoComplete="off"
          defaultValue={value ?? ''}
        />
      )}
    </Field>
  );
}
