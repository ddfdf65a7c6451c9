interface PageLink {
  to: string;
  label: string;
}

/** Texts of one kind, and the next step for their readers. */
export interface TextGroup {
  title: string;
  question: string;
  answer: string;
  action: PageLink;
  pages: readonly PageLink[];
}

const SERVICES: TextGroup = {
  title: 'Nasze usługi',
  question: 'Zacznijmy od rozmowy',
  answer:
    'Powiedz, jakie miejsce chcesz zacienić. Wycena jest bezpłatna i\u00a0do niczego nie zobowiązuje.',
  action: { to: '/wycena', label: 'Bezpłatna wycena' },
  pages: [
    { to: '/montaz', label: 'Montaż' },
    { to: '/serwis', label: 'Serwis' },
    { to: '/doradztwo', label: 'Doradztwo' },
  ],
};

const LEGAL: TextGroup = {
  title: 'Dokumenty sklepu',
  question: 'Coś jest niejasne?',
  answer: 'Napisz lub zadzwoń, odpowiemy zwykłym językiem.',
  action: { to: '/kontakt', label: 'Napisz do nas' },
  pages: [
    { to: '/regulamin', label: 'Regulamin' },
    { to: '/polityka-prywatnosci', label: 'Polityka prywatności' },
    { to: '/cookies', label: 'Pliki cookies' },
    { to: '/deklaracja-dostepnosci', label: 'Deklaracja dostępności' },
    { to: '/odstapienie', label: 'Odstąpienie od umowy' },
    { to: '/gwarancja', label: 'Gwarancja' },
  ],
};

/** The group to which the text belongs; undefined if there is none. */
export function related(slug: string): TextGroup | undefined {
  return [SERVICES, LEGAL].find(({ pages }) => pages.some(({ to }) => to === `/${slug}`));
}
