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

export const headerLinks: readonly SiteLink[] = [
  ...categoryLinks,
  { to: '/konfigurator', label: 'Konfiguratory', highlighted: true },
  { to: '/o-nas', label: 'O\u00a0nas' },
  { to: '/blog', label: 'Blog' },
  { to: '/kontakt', label: 'Kontakt' },
];

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
];
