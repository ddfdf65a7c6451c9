import { categories } from '../../goods/categories';

export interface SiteLink {
  to: string;
  label: string;
  highlighted?: boolean;
}

export const categoryLinks: readonly SiteLink[] = categories.map(({ code, label }) => ({
  to: `/produkty/${code}`,
  label,
}));

export const accessoriesLink: SiteLink = { to: '/akcesoria', label: 'Akcesoria' };

/** The links of the header beside the menu of products. */
export const headerLinks: readonly SiteLink[] = [
  { to: '/dobierz', label: 'Dobierz' },
  { to: '/projekt', label: 'Cały dom' },
  { to: '/tkaniny', label: 'Próbki tkanin' },
  { to: '/blog', label: 'Blog' },
  { to: '/kontakt', label: 'Kontakt' },
  { to: '/konfigurator', label: 'Konfiguratory', highlighted: true },
];

export const aboutLink: SiteLink = { to: '/o-nas', label: 'O\u00a0nas' };

export const serviceLinks: readonly SiteLink[] = [
  { to: '/dobierz', label: 'Dobierz osłonę' },
  { to: '/konfigurator', label: 'Konfigurator' },
  { to: '/projekt', label: 'Wiele okien naraz' },
  { to: '/tkaniny', label: 'Tkaniny i\u00a0próbki' },
  { to: '/wycena', label: 'Bezpłatna wycena' },
  { to: '/montaz', label: 'Montaż' },
  { to: '/serwis', label: 'Serwis' },
  { to: '/doradztwo', label: 'Doradztwo' },
];

export const legalLinks: readonly SiteLink[] = [
  { to: '/polityka-prywatnosci', label: 'Polityka prywatności' },
  { to: '/regulamin', label: 'Regulamin' },
  { to: '/cookies', label: 'Pliki cookies' },
  { to: '/deklaracja-dostepnosci', label: 'Deklaracja dostępności' },
  { to: '/gwarancja', label: 'Gwarancja' },
  { to: '/odstapienie', label: 'Odstąp od umowy tutaj' },
  { to: '/dla-programow', label: 'Dla programów' },
];
