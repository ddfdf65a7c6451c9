import type { ReactNode } from 'react';
import { cardOf } from '#engine/goods/families/categories';
import { MADE_TO_MEASURE } from '#engine/goods/price/receipt';
import type { Category } from '../../../apollo/schema.generated';
import { ButtonLink } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { Questions, type QuestionAndAnswer } from '../../../ui/content/questions';
import { Icon } from '../../../ui/image/icon';
import { type Shop, useShop } from '../../../ui/layout/page-context';
import { Section } from '../../../ui/layout/section';
import styles from './list-about.module.css';

interface ListAboutProps {
  category?: Category;
  isEmpty: boolean;
  /** Shown above the text: the slider with the family's pictures. */
  children: ReactNode;
}

/** What stands below the products: a text about the family, its catalogue as PDF, and frequent questions. */
export function ListAbout({ category, isEmpty, children }: ListAboutProps) {
  return (
    <Section tone="sand" size="m" aria-labelledby="o-kategorii">
      <div className={styles.about}>
        {children}
        <div className={styles.text}>
          <h2 id="o-kategorii">{`${category ? cardOf(category).label : 'Osłony na wymiar'} w\u00a0skrócie`}</h2>
          {textOf(category).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {category && !isEmpty && (
            <ButtonLink
              variant="secondary"
              size="s"
              to={`/katalog/${category}.pdf`}
              reloadDocument
              data-screen-only
            >
              <Icon name="document" />
              Pobierz katalog PDF
            </ButtonLink>
          )}
        </div>
        <Questions items={questionsAbout(category, useShop())} />
      </div>
    </Section>
  );
}

const ALL_FAMILIES = [
  'Nad taras i\u00a0wejście: markiza, którą zwijasz, pergola z\u00a0obracanymi lamelami albo stałe zadaszenie. Na okno: żaluzja fasadowa lub refleksol od zewnątrz, roleta od środka.',
  'Każdy produkt wykonujemy na wymiar co do centymetra. Rysunek w\u00a0skali i\u00a0pełną cenę widzisz w\u00a0konfiguratorze od razu, bez czekania na ofertę.',
] as const;

const textOf = (category: Category | undefined): readonly string[] =>
  category ? cardOf(category).description : ALL_FAMILIES;

/** Frequent questions before an order, about a family or the whole shop. */
function questionsAbout(
  category: Category | undefined,
  { installation, usualDelivery }: Shop,
): QuestionAndAnswer[] {
  return [
    {
      question: 'Co zawiera cena?',
      answer: <p>{`Produkt z\u00a0VAT, dostawę, ${installation}.`}</p>,
    },
    { question: 'Jak zmierzyć miejsce montażu?', answer: measuringAnswer(category) },
    {
      question: 'Kiedy dostanę gotowy produkt?',
      answer: (
        <p>
          {`Od złożenia zamówienia do dostawy mijają zwykle ${usualDelivery}. Termin montażu ustalamy przez telefon.`}
        </p>
      ),
    },
    {
      question: 'Czy mogę zwrócić produkt na wymiar?',
      answer: <p>{MADE_TO_MEASURE}</p>,
    },
  ];
}

function measuringAnswer(category: Category | undefined) {
  return (
    <p>
      Do wyceny wystarczy zwykła miara
      {category && (
        <span>
          {' '}
          i&nbsp;<Link to={`/pomiar/${category}`}>asystent pomiaru</Link>
        </span>
      )}
      <span>. Przed produkcją potwierdzamy wymiary z&nbsp;Tobą.</span>
    </p>
  );
}
