import { type Category, cardOf } from '../../goods/families/categories.js';
import { familyOf } from '../../goods/families/families.js';

/** A page of the shop that is neither a product nor an article nor a long text. */
export interface SitePage {
  readonly path: string;
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
}

/** Pages with a fixed URL, in the words in which search engines and the shop's own search show them. */
export const SITE_PAGES = {
  finder: {
    path: '/dobierz',
    title: 'Co chcesz zacienić? Dobierz osłonę',
    description:
      'Taras, okno, balkon, wejście czy ogródek: powiedz, kiedy przeszkadza słońce i\u00a0ile masz miejsca, a\u00a0pokażemy osłony z\u00a0ceną.',
  },
  project: {
    path: '/projekt',
    title: 'Zaplanuj cały dom: okna w\u00a0jednej tabeli',
    description:
      'Wpisz okna albo wklej je z\u00a0arkusza: jedna cena, jedna oferta z\u00a0rysunkami, jeden link i\u00a0jedno kliknięcie do koszyka.',
  },
  fabrics: {
    path: '/tkaniny',
    title: 'Tkaniny na markizy, refleksole i\u00a0rolety',
    description:
      'Obejrzyj sploty w\u00a0skali 1:1, porównaj prześwit i\u00a0ilość przepuszczanego światła, zamów do 5\u00a0bezpłatnych próbek.',
  },
  quote: {
    path: '/wycena',
    title: 'Bezpłatna wycena osłony na wymiar',
    description:
      'Opisz miejsce i\u00a0potrzeby, a\u00a0w\u00a0ciągu 24\u00a0godzin przygotujemy bezpłatną wycenę osłony na wymiar.',
  },
  blog: {
    path: '/blog',
    title: 'Blog o\u00a0cieniu – poradniki i\u00a0porównania',
    description:
      'Poradniki i\u00a0porównania: jak wybrać, zamontować i\u00a0konserwować markizę, pergolę, żaluzje i\u00a0rolety.',
  },
  about: {
    path: '/o-nas',
    title: 'O\u00a0nas',
    description: 'Kim jesteśmy, jak pracujemy i\u00a0za co ręczymy.',
  },
  contact: {
    path: '/kontakt',
    title: 'Kontakt, adres i\u00a0godziny otwarcia',
    description:
      'Zadzwoń, napisz albo odwiedź nas. Na wiadomości odpowiadamy w\u00a0ciągu 24\u00a0godzin.',
  },
} as const satisfies Record<string, SitePage>;

/** The configurator of a family. */
export function configuratorPage(category: Category): SitePage {
  const { label } = cardOf(category);
  return {
    path: `/konfigurator/${category}`,
    title: `${label} – konfigurator z\u00a0ceną online`,
    description: `${label} na wymiar: ustaw rozmiar i\u00a0kolory, a\u00a0rysunek w\u00a0skali i\u00a0cenę zobaczysz od razu.`,
  };
}

/** How goods of a family are measured. */
export function measuringPage(category: Category): SitePage {
  const { title } = familyOf(category).measuring;
  return {
    path: `/pomiar/${category}`,
    title: `${title} – asystent pomiaru`,
    description: `${title}: gdzie przyłożyć miarę, co zapisać i\u00a0jaki wymiar zamówić. Z\u00a0kartą do wydruku.`,
  };
}
