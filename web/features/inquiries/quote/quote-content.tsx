import { Link } from '../../../ui/button/link';
import type { QuestionAndAnswer } from '../../../ui/content/questions';

/** What happens after a request for a quote has been sent. */
export const QUOTE_STEPS = [
  {
    title: 'Czytamy Twoje zapytanie',
    text: 'Zapytanie trafia do doradcy. Jeśli dołączysz konfigurację, otworzymy dokładnie to samo, co widzisz na ekranie.',
  },
  {
    title: 'Odpowiadamy w\u00a0ciągu 24\u00a0godzin',
    text: 'Jeśli do wyceny czegoś brakuje, dopytujemy o\u00a0ścianę, wiatr i\u00a0zasilanie albo prosimy o\u00a0zdjęcia.',
  },
  {
    title: 'Dostajesz wycenę',
    text: 'Cenę osłony rozpisaną na pozycje i\u00a0koszt prac dodatkowych, jeśli są potrzebne.',
  },
  {
    title: 'Ty decydujesz',
    text: 'Wycena jest bezpłatna i\u00a0do niczego nie zobowiązuje.',
  },
];

export const QUOTE_QUESTIONS: readonly QuestionAndAnswer[] = [
  {
    question: 'Czym wycena różni się od ceny z\u00a0konfiguratora?',
    answer:
      'Cena osłony jest ta sama. Wycena obejmuje też to, czego konfigurator nie policzy: fundamenty, kotwy chemiczne i\u00a0kotwy do ocieplonej ściany, podnośnik, instalację elektryczną, demontaż starej osłony i\u00a0dalszy dojazd.',
  },
  {
    question: 'Co napisać, żeby wycena była dokładna?',
    answer:
      'Wymiary w\u00a0centymetrach, stronę świata, na którą wychodzi ściana, jej rodzaj i\u00a0grubość ocieplenia, kod pocztowy oraz godziny, w\u00a0których słońce przeszkadza najbardziej. Zdjęcia dodasz w\u00a0formularzu.',
  },
  {
    question: 'Czy przygotujecie wycenę dla firmy lub wspólnoty?',
    answer: (
      <span>
        Tak. Napisz w&nbsp;temacie nazwę firmy lub adres budynku, a&nbsp;w&nbsp;wiadomości liczbę
        osłon. O&nbsp;czym jeszcze pomyśleć przed montażem nad lokalem, opisujemy{' '}
        <Link to="/blog/8">na blogu</Link>.
      </span>
    ),
  },
];
