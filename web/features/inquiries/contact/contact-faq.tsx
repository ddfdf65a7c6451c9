import { upperFirst } from '#engine/locale/text';
import { typeset } from '#engine/locale/typeset';
import { type CreditTerms, creditSentence } from '#engine/trade/shop/credit';
import { Link } from '../../../ui/button/link';
import { type QuestionAndAnswer, Questions } from '../../../ui/content/questions';
import { type Shop, useShop } from '../../../ui/layout/page-context';

interface ContactFaqProps {
  warranty: string;
  /** The instalments on offer; null without them. */
  credit: Pick<CreditTerms, 'months' | 'yearlyRate'> | null;
}

/** Frequent questions before an order. */
export function ContactFaq(props: ContactFaqProps) {
  return <Questions items={answers({ ...props, ...useShop() })} />;
}

function answers({
  warranty,
  credit,
  installation,
  usualDelivery,
}: ContactFaqProps & Shop): QuestionAndAnswer[] {
  return [
    {
      question: 'Ile trwa realizacja zamówienia?',
      answer: `Dostawa trwa zwykle ${usualDelivery} od złożenia zamówienia. Produkcja rusza, gdy potwierdzimy wymiary przez telefon i\u00a0wpłynie zaliczka, jeśli ją uzgodniliśmy. Do tego momentu zmienisz wymiary bezpłatnie.`,
    },
    {
      question: 'Czy oferujecie montaż?',
      answer: `Tak, montujemy w\u00a0całej Polsce. ${upperFirst(installation)} są w\u00a0cenie, a\u00a0dalszy dojazd i\u00a0prace dodatkowe wyceniamy przed rozpoczęciem produkcji.`,
    },
    {
      question: 'Jaką gwarancję otrzymam?',
      answer: `Każdy produkt jest objęty gwarancją: ${typeset(warranty)}. Zgłoszenia serwisowe przyjmujemy telefonicznie i\u00a0przez formularz na tej stronie.`,
    },
    {
      question: 'Czy cena z\u00a0konfiguratora jest ostateczna?',
      answer:
        'Tak, to pełna cena brutto z\u00a0podstawowym montażem. Osobno wyceniamy tylko to, czego konfigurator nie liczy: fundamenty, kotwy chemiczne i\u00a0kotwy do ocieplonej ściany, podnośnik, instalację elektryczną, demontaż starej osłony i\u00a0dalszy dojazd. Kwotę poznasz przed rozpoczęciem produkcji.',
    },
    {
      question: 'Czy mogę zwrócić produkt na wymiar?',
      answer: (
        <span>
          Produkt wykonany według podanych wymiarów nie podlega zwrotowi w&nbsp;ciągu 14&nbsp;dni.
          Do rozpoczęcia produkcji możesz za to bezpłatnie zmienić wymiary i&nbsp;kolory albo
          zrezygnować. Za wady odpowiadamy na zwykłych zasadach – opisuje je{' '}
          <Link to="/regulamin">regulamin</Link>.
        </span>
      ),
    },
    {
      question: 'Kiedy i\u00a0jak płacę?',
      answer:
        `Przelewem, a\u00a0jeśli na stronie zamówienia jest przycisk płatności, także online. Przy składaniu zamówienia nic nie płacisz. Po potwierdzeniu wpłacasz zwykle zaliczkę, a\u00a0resztę po wysłaniu towaru, przed montażem; kwoty i\u00a0terminy są w\u00a0e-mailu i\u00a0na stronie zamówienia. ${creditSentence(credit)}`.trim(),
    },
  ];
}
