import { Section } from '../../ui/layout/section';
import styles from './testimonials.module.css';

interface Testimonial {
  /** The customer's words, without the full stop at the end: in Polish it stands after the quotation mark. */
  quote: string;
  author: string;
  /** Town and product. */
  about: string;
}

/** Shown below the heading until the testimonials are real. */
const TESTIMONIALS_NOTE =
  'Treść przykładowa: wypowiedzi i\u00a0osoby są zmyślone na potrzeby demonstracji.';

/** Demo content: invented customers of an invented shop, to be replaced before real trading. */
const testimonials: readonly Testimonial[] = [
  {
    quote:
      'Najbardziej bałam się dopłat po pomiarze. Cena z\u00a0konfiguratora zgodziła się z\u00a0fakturą co do złotówki',
    author: 'Agnieszka W.',
    about: 'Pabianice, markiza kasetowa',
  },
  {
    quote:
      'Wysłałem żonie link do konfiguracji, zmieniła kolor na antracyt i\u00a0było po dyskusji. Montaż trwał dwa dni',
    author: 'Tomasz K.',
    about: 'Łódź, pergola przyścienna',
  },
  {
    quote:
      'Po założeniu żaluzji w\u00a0salonie od strony południowej jest po prostu chłodniej. Ekipa wszystko pokazała i\u00a0posprzątała',
    author: 'Maria i\u00a0Jan D.',
    about: 'Zgierz, żaluzje fasadowe',
  },
];

export function Testimonials() {
  return (
    <Section tone="sand" size="m" aria-labelledby="opinie">
      <div className={styles.section}>
        <div className={styles.heading}>
          <h2 id="opinie">Co mówią klienci</h2>
          <p className={styles.note}>{TESTIMONIALS_NOTE}</p>
        </div>
        <ul className={styles.list}>
          {testimonials.map(({ quote, author, about }) => (
            <li key={author}>
              <figure className={styles.testimonial}>
                <blockquote>{`„${quote}”.`}</blockquote>
                <figcaption>
                  <strong>{author}</strong>
                  <span>{about}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
