import { Button, ButtonLink } from '../ui/button/button';
import { Link } from '../ui/button/link';
import { RoundButton } from '../ui/button/round-button';
import { Checkbox } from '../ui/form/checkbox';
import { ChoiceField } from '../ui/form/choice-field';
import { ColorField } from '../ui/form/color-field';
import { Field } from '../ui/form/field';
import { FilePicker } from '../ui/form/file-picker';
import { Select, TextArea, TextInput } from '../ui/form/inputs';
import { QuantityStepper } from '../ui/form/quantity-stepper';
import { RadioCards } from '../ui/form/radio-cards';
import { RangeRow } from '../ui/form/range-row';
import { RequestForm } from '../ui/form/request-form';
import { ScriptedSubmit } from '../ui/form/scripted-submit';
import { SearchInput } from '../ui/form/search-input';
import { Segmented } from '../ui/form/segmented';
import { SliderField } from '../ui/form/slider-field';
import { Changing, LONG, LONG_WORD, nothing, Part } from './part';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const CHOICES = [
  { value: 'lewa', label: 'Lewa' },
  { value: 'prawa', label: 'Prawa' },
  { value: 'brak', label: 'Brak', disabled: true },
];
const CARDS = [
  { value: 'reczny', label: 'Ręczny', description: 'Korba po prawej stronie', aside: '0 zł' },
  { value: 'silnik', label: LONG, description: LONG, aside: '+1 290 zł' },
  { value: 'solarny', label: 'Solarny', disabled: true },
];
const COLORS = [
  { name: 'Antracyt', hex: '#383e42' },
  { name: 'Biały', hex: '#ffffff' },
  { name: 'Piaskowy', hex: '#c6a664' },
];
const MANY = Array.from({ length: 8 }, (_, index) => ({
  code: `k${index}`,
  label: `Tkanina ${index + 1}`,
}));
const RANGE = { label: 'Szerokość', min: 100, max: 600, step: 1, buttonStep: 10, unit: 'cm' };

/** Buttons, links and the parts of forms. */
export function ShopControls() {
  return (
    <>
      <Part name="Przycisk" states={buttonStates()} />
      <Part
        name="Odnośnik"
        states={{
          zwykły: (
            <p>
              Zobacz też <Link to="/_ui">markizy</Link> i pergole.
            </p>
          ),
          'jak przycisk': <ButtonLink to="/_ui">Zobacz markizy</ButtonLink>,
          'długi tekst': <ButtonLink to="/_ui">{LONG}</ButtonLink>,
        }}
      />
      <Part
        name="Okrągły przycisk"
        states={{
          zwykły: <RoundButton icon="plus" label="Przybliż" onClick={nothing} />,
          wciśnięty: <RoundButton icon="plus" label="Wymiary" pressed onClick={nothing} />,
          wyłączony: <RoundButton icon="minus" label="Oddal" disabled onClick={nothing} />,
        }}
      />
      <Part name="Pole" states={fieldStates()} />
      <Part name="Pole wyboru" states={choiceStates()} />
      <Part
        name="Karty do wyboru"
        states={{
          'z wyłączoną': (
            <Changing start="reczny">
              {(value, change) => (
                <RadioCards legend="Napęd" choices={CARDS} value={value} onChange={change} />
              )}
            </Changing>
          ),
        }}
      />
      <Part
        name="Kolor"
        states={{
          zwykły: (
            <Changing start="Antracyt">
              {(value, change) => (
                <ColorField
                  label="Kolor"
                  value={value}
                  names={COLORS.map(({ name }) => name)}
                  colors={COLORS}
                  onChange={change}
                />
              )}
            </Changing>
          ),
        }}
      />
      <Part name="Liczby" states={numberStates()} />
      <Part
        name="Plik"
        states={{
          zwykły: (
            <FilePicker title="Dodaj zdjęcie" hint="JPEG lub PNG, do 10 MB" onPick={nothing} />
          ),
          mały: <FilePicker size="s" label="Plan" title="Dodaj plan" hint="PDF" onPick={nothing} />,
          'w trakcie': <FilePicker busy title="Wgrywamy" hint={LONG} onPick={nothing} />,
        }}
      />
      <Part
        name="Formularz prośby"
        states={{
          zwinięty: (
            <RequestForm
              title="Zapytaj o tę ofertę"
              intro="Odpowiemy w ciągu jednego dnia roboczego."
              label="Pytanie"
              shortest={5}
              tooShort="Napisz choć kilka słów."
              longest={500}
              submitLabel="Wyślij pytanie"
              send={() => Promise.resolve('Tego pytania nie udało się wysłać.')}
              reasonOf={String}
            />
          ),
          wysłanie: <ScriptedSubmit>Wyślij</ScriptedSubmit>,
        }}
      />
    </>
  );
}

const buttonStates = () => ({
  ...Object.fromEntries(
    VARIANTS.map((variant) => [
      variant,
      <Button key={variant} variant={variant}>
        Zamawiam
      </Button>,
    ]),
  ),
  mały: <Button size="s">Zamawiam</Button>,
  wyłączony: <Button disabled>Zamawiam</Button>,
  'w trakcie': (
    <Button pending pendingLabel="Wysyłamy…">
      Zamawiam
    </Button>
  ),
  'długi tekst': <Button>{LONG}</Button>,
});

const fieldStates = () => ({
  zwykłe: <Field label="Imię i nazwisko">{(control) => <TextInput {...control} />}</Field>,
  wymagane: (
    <Field label="E-mail" required hint="Tu wyślemy potwierdzenie.">
      {(control) => <TextInput {...control} type="email" defaultValue="jan@example.com" />}
    </Field>
  ),
  'z błędem': (
    <Field label="Telefon" error="Podaj 9 cyfr numeru.">
      {(control) => <TextInput {...control} defaultValue="12" />}
    </Field>
  ),
  wyłączone: (
    <Field label="Miejscowość">
      {(control) => <TextInput {...control} disabled value="Łódź" readOnly />}
    </Field>
  ),
  'długi tekst': (
    <Field label={LONG} hint={LONG} error={LONG}>
      {(control) => <TextInput {...control} defaultValue={LONG} />}
    </Field>
  ),
  'wiele wierszy': (
    <Field label="Uwagi">{(control) => <TextArea {...control} defaultValue={LONG} />}</Field>
  ),
  szukanie: (
    <Field label="Szukaj">
      {(control) => (
        <SearchInput {...control} placeholder="markiza" defaultValue="pergola" onClear={nothing} />
      )}
    </Field>
  ),
});

const choiceStates = () => ({
  lista: (
    <Field label="Rodzaj">
      {(control) => (
        <Select {...control}>
          <option>{LONG}</option>
          <option>Pergola</option>
        </Select>
      )}
    </Field>
  ),
  'wyłączona lista': (
    <Field label="Rodzaj">
      {(control) => (
        <Select {...control} disabled>
          <option>Markiza</option>
        </Select>
      )}
    </Field>
  ),
  zaznaczenie: (
    <Checkbox label="Czujnik wiatru" hint="Zwija markizę przy wietrze." aside="+390 zł" />
  ),
  'zaznaczenie wyłączone': <Checkbox label="Oświetlenie" disabled />,
  'długi tekst': <Checkbox label={LONG} hint={LONG} aside="+1 390 zł" defaultChecked />,
  'obok siebie': (
    <Changing start="lewa">
      {(value, change) => (
        <Segmented legend="Strona napędu" choices={CHOICES} value={value} onChange={change} />
      )}
    </Changing>
  ),
  'mało możliwości': (
    <Changing start="k0">
      {(value, change) => (
        <ChoiceField label="Rysunek" choices={MANY.slice(0, 2)} value={value} onChange={change} />
      )}
    </Changing>
  ),
  'wiele możliwości': (
    <Changing start="">
      {(value, change) => (
        <ChoiceField
          label="Tkanina"
          hint={LONG_WORD}
          choices={MANY}
          value={value}
          onChange={change}
        />
      )}
    </Changing>
  ),
});

const numberStates = () => ({
  sztuki: (
    <Changing start={2}>
      {(value, change) => (
        <QuantityStepper label="Liczba sztuk" value={value} min={1} max={9} onChange={change} />
      )}
    </Changing>
  ),
  'sztuki wyłączone': (
    <QuantityStepper
      label="Liczba kompletów"
      value={1}
      min={1}
      max={9}
      disabled
      onChange={nothing}
    />
  ),
  suwak: (
    <Changing start={320}>
      {(value, change) => <RangeRow {...RANGE} value={value} onChange={change} />}
    </Changing>
  ),
  'suwak na końcu': <RangeRow {...RANGE} label="Wysięg" value={600} onChange={nothing} />,
  'suwak z polem': (
    <Changing start={250}>
      {(value, change) => (
        <SliderField
          {...RANGE}
          label="Wysokość"
          value={value}
          shown={`${value} cm`}
          hint={LONG}
          onChange={change}
        />
      )}
    </Changing>
  ),
});
