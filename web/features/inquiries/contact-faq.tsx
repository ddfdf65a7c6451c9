import { Icon } from '../../ui/icon';
import styles from './contact-faq.module.css';

/** The three questions that nearly everyone asks. */
export function ContactFaq({ warranty }: { warranty: string }) {
  return (
    <div className={styles.faq}>
      {answers(warranty).map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

function answers(warranty: string) {
  return [
    {
      question: 'Ile trwa realizacja zamówienia?',
      answer:
        'Dostawa trwa od 2 do 4\u00a0tygodni od złożenia zamówienia. Produkcja rusza po potwierdzeniu wymiarów przez telefon; do tej chwili możesz je zmienić bezpłatnie.',
    },
    {
      question: 'Czy oferujecie montaż?',
      answer:
        'Tak, montujemy w\u00a0całej Polsce. Podstawowy montaż i\u00a0transport do 100\u00a0km są w\u00a0cenie, a\u00a0dalszy dojazd i\u00a0prace dodatkowe wyceniamy przed rozpoczęciem produkcji.',
    },
    {
      question: 'Jaką gwarancję otrzymam?',
      answer: `Każdy produkt jest objęty gwarancją: ${warranty}. Zgłoszenia serwisowe przyjmujemy telefonicznie i\u00a0przez formularz na tej stronie.`,
    },
  ];
}
