export interface Testimonial {
  /** The customer's words, without the full stop at the end: in Polish it stands after the quotation mark. */
  quote: string;
  author: string;
  /** Town and product. */
  about: string;
}

/** Shown below the heading until the testimonials are real. */
export const TESTIMONIALS_NOTE =
  'Treść przykładowa: wypowiedzi i\u00a0osoby są zmyślone na potrzeby demonstracji.';

/** Demo content: invented customers of an invented shop, to be replaced before real trading. */
export const testimonials: readonly Testimonial[] = [
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
