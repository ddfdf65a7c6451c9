import { MADE_TO_MEASURE } from '#engine/goods/price/receipt';
import type { Category } from '../../../apollo/schema.generated';
import { Link } from '../../../ui/button/link';
import type { QuestionAndAnswer } from '../../../ui/content/questions';

/** Frequent questions before an order, about a family or the whole shop. */
export function questionsAbout(category: Category | undefined): QuestionAndAnswer[] {
  return [
    {
      question: 'Co zawiera cena?',
      answer: (
        <p>Produkt z&nbsp;VAT, dostawę, podstawowy montaż i&nbsp;dojazd ekipy do 100&nbsp;km.</p>
      ),
    },
    { question: 'Jak zmierzyć miejsce montażu?', answer: measuringAnswer(category) },
    {
      question: 'Kiedy dostanę gotowy produkt?',
      answer: (
        <p>
          Od złożenia zamówienia do dostawy mijają zwykle 2–4&nbsp;tygodnie. Termin montażu ustalamy
          przez telefon.
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
