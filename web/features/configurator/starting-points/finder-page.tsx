import { useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useRef, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type AdviceNeed,
  PLACES,
  PRIORITIES,
  SUN_TIMES,
} from '#engine/goods/starting-points/starting-point';
import { SITE_PAGES } from '#engine/trade/shop/site-pages';
import type { Load } from '../../../apollo/load';
import { formParams } from '../../../lib/browser/search-params';
import { useSentAddress } from '../../../lib/form/use-sent-address';
import { formatMoney } from '../../../lib/text/format';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/form/checkbox';
import { Field } from '../../../ui/form/field';
import { TextInput, Select } from '../../../ui/form/inputs';
import { EmptyState } from '../../../ui/layout/empty-state';
import { PageMeta } from '../../../ui/layout/page-meta';
import { Section, PageHero } from '../../../ui/layout/section';
import { AdviceCards } from './advice-cards';
import { type FinderAnswers, readAnswers, type TypedField } from './finder-answers';
import { FinderPageDocument } from './finder-page.generated';
import { PlaceLinks, placeAddress } from './place-links';
import styles from './finder-page.module.css';

/** The proposals' anchor: a sent form leads to it, also without scripts. */
const PROPOSALS = 'propozycje';

const variablesOf = (need: AdviceNeed) => ({
  need: { ...need, priorities: [...need.priorities] },
});

export const load: Load = ({ client, url }) => {
  const { need, errors } = readAnswers(url.searchParams);
  if (Object.keys(errors).length > 0) return null;
  return client.query({ query: FinderPageDocument, variables: variablesOf(need) });
};

/** Asks what is to be shaded, how large it is and what matters; answers with up to three products and their prices. */
export function FinderPage() {
  const { search } = useLocation();
  const answers = readAnswers(new URLSearchParams(search));
  const { need, errors } = answers;
  return (
    <>
      <PageMeta {...SITE_PAGES.finder} />
      <PageHero
        title="Co chcesz zacienić?"
        lead="Odpowiedz na&nbsp;kilka pytań. Pokażemy, co pasuje i&nbsp;ile kosztuje całość."
        breadcrumbs={[{ label: 'Strona główna', to: '/' }, { label: 'Dobierz osłonę' }]}
      />
      <Section size="m" aria-label="Dobierz osłonę">
        <div className={styles.page}>
          <PlaceLinks place={need.place} to={(place) => placeAddress(place, need.sun)} />
          <FinderForm key={need.place} answers={answers} />
          {Object.keys(errors).length === 0 && <Proposals need={need} />}
        </div>
      </Section>
    </>
  );
}

function Proposals({ need }: { need: AdviceNeed }) {
  const { advice } = useSuspenseQuery(FinderPageDocument, { variables: variablesOf(need) }).data;
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${PROPOSALS}`) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [hash, key]);
  const least = advice[0]?.totalPrice;
  const isAbove = need.budget !== null && Number(least) > need.budget;
  return (
    <>
      <h2 className={styles.heading} id={PROPOSALS} tabIndex={-1} ref={heading}>
        Nasze propozycje
      </h2>
      {isAbove && least && (
        <p>{`Do ${formatMoney(String(need.budget))} nic tu nie pasuje. Najtańsze rozwiązanie kosztuje ${formatMoney(least)}.`}</p>
      )}
      {advice.length > 0 ? (
        <AdviceCards advice={advice} />
      ) : (
        <EmptyState
          title="W tym rozmiarze nie mamy gotowej propozycji"
          action={<ButtonLink to="/wycena">Poproś o&nbsp;bezpłatną wycenę</ButtonLink>}
        />
      )}
    </>
  );
}

/** A GET form, which works without JavaScript; its own error texts stand at the fields. */
function FinderForm({ answers }: { answers: FinderAnswers }) {
  const { need } = answers;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [isSending, startSending] = useTransition();
  const remember = useSentAddress(addressOf(answers), () => resetTo(form.current, need), isSending);
  const depthLabel = PLACES.find(({ code }) => code === need.place)?.sizeLabel ?? '';
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      action={`/dobierz#${PROPOSALS}`}
      aria-label="Wymiary i potrzeby"
      onSubmit={(event) => {
        event.preventDefault();
        const params = formParams(event.currentTarget);
        const sent = readAnswers(params);
        const [wrong] = Object.keys(sent.errors);
        remember(addressOf(sent));
        startSending(() =>
          navigate(
            { search: params.toString(), hash: wrong ? '' : PROPOSALS },
            { preventScrollReset: true },
          ),
        );
        if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      }}
    >
      <input type="hidden" name="miejsce" value={need.place} />
      <Field label="Ściana wychodzi">
        {(control) => (
          <Select {...control} name="slonce" defaultValue={need.sun ?? ''}>
            <option value="">nie wiem albo na północ</option>
            {SUN_TIMES.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TypedInput
        name="szerokosc"
        label="Szerokość"
        hint={'w\u00a0metrach albo centymetrach'}
        answers={answers}
      />
      <TypedInput
        name="glebokosc"
        label={depthLabel}
        hint="na przykład 3,5 albo 350"
        answers={answers}
      />
      <TypedInput
        name="budzet"
        label={'Budżet w\u00a0zł'}
        hint="nieobowiązkowo"
        answers={answers}
      />
      <fieldset className={styles.priorities}>
        <legend>Co jest dla Ciebie ważne?</legend>
        {PRIORITIES.map(({ code, label }) => (
          <Checkbox
            key={code}
            name="wazne"
            value={code}
            label={label}
            defaultChecked={need.priorities.includes(code)}
          />
        ))}
      </fieldset>
      <Button type="submit">Pokaż propozycje</Button>
    </form>
  );
}

interface TypedInputProps {
  name: TypedField;
  label: string;
  hint: string;
  answers: FinderAnswers;
}

function TypedInput({ name, label, hint, answers: { typed, errors } }: TypedInputProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed[name]}
        />
      )}
    </Field>
  );
}

const addressOf = ({ need: { sun, priorities }, typed }: FinderAnswers): string =>
  [sun, ...Object.values(typed), ...priorities].join('|');

/**
 * Resets the fields, which are uncontrolled so that what was entered before hydration stays, to the URL. `reset` is
 * enough for texts, whose default values React has already changed; React does not change those of a select and of boxes.
 */
function resetTo(form: HTMLFormElement | null, { sun, priorities }: AdviceNeed): void {
  form?.reset();
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLSelectElement) element.value = sun ?? '';
    if (element instanceof HTMLInputElement && element.type === 'checkbox')
      element.checked = priorities.some((code) => code === element.value);
  }
}
