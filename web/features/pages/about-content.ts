/*
 * DEMO CONTENT. The figures, the history and the teams belong to the demo brand: before the shop opens, replace them
 * with facts that the owner can prove.
 */
import type { IconName } from '../../ui/image/icon';

/** Shown below the figures until they are the owner's own. */
export const DEMO_NOTE = 'Treść przykładowa: liczby i\u00a0historia marki demonstracyjnej.';

export const STATISTICS: readonly { value: string; label: string }[] = [
  { value: 'ponad 5\u00a0000', label: 'zadowolonych klientów' },
  { value: 'ponad 20', label: 'lat doświadczenia' },
  { value: 'ponad 50', label: 'miast, w\u00a0których montujemy' },
  { value: '100%', label: 'osłon wykonanych na wymiar' },
];

export const HISTORY: readonly { year: string; text: string }[] = [
  {
    year: '2003',
    text: 'W\u00a0łódzkim warsztacie powstają pierwsze markizy: dwie osoby, jedna maszyna do szycia i\u00a0zamówienia z\u00a0najbliższej okolicy.',
  },
  {
    year: '2009',
    text: 'Dochodzą żaluzje fasadowe i\u00a0refleksole. Własna ekipa zaczyna montować poza regionem łódzkim.',
  },
  {
    year: '2016',
    text: 'Pierwsza pergola z\u00a0obracanymi lamelami. Od tamtej pory do każdego zadaszenia dołączamy rysunek w\u00a0skali.',
  },
  {
    year: '2026',
    text: 'Rusza sklep z\u00a0konfiguratorem: wymiar, kolor i\u00a0dodatki wybierasz samodzielnie, a\u00a0cenę widzisz od razu.',
  },
];

export const BENEFITS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'ruler',
    title: 'Na wymiar',
    text: 'Wymiar podajesz co do centymetra, bez dopłat za nietypowy rozmiar.',
  },
  {
    icon: 'document',
    title: 'Uczciwa cena',
    text: 'Konfigurator pokazuje każdą pozycję ceny. Ta sama kwota trafia do zamówienia.',
  },
  {
    icon: 'tools',
    title: 'Montuje nasza ekipa',
    text: 'Podstawowy montaż i\u00a0dojazd ekipy do 100\u00a0km są w\u00a0cenie, a\u00a0monterzy znają produkt na wylot.',
  },
  {
    icon: 'shield',
    title: 'Serwis na lata',
    text: 'Części trzymamy w\u00a0magazynie, a\u00a0w\u00a0razie awarii pomagamy o\u00a0każdej porze.',
  },
];

export const MISSION =
  'Chcemy, żeby z\u00a0tarasu, ogrodu i\u00a0pokoju od południa dało się korzystać także w\u00a0lipcu. Dobieramy osłonę do miejsca, mówimy wprost, czego się po niej spodziewać, i\u00a0dbamy o\u00a0nią po montażu.';

export const VISION =
  'Dom, w\u00a0którym o\u00a0świetle decyduje domownik, a\u00a0nie pora dnia. Zmierzamy do tego, żeby osłonę przeciwsłoneczną zamawiało się równie prosto jak okno: z\u00a0rysunkiem, ceną i\u00a0terminem znanymi od początku.';

export const TEAMS: readonly { title: string; text: string }[] = [
  {
    title: 'Doradcy i\u00a0projektanci',
    text: 'Odbierają telefony, sprawdzają konfiguracje i\u00a0pytają o\u00a0wiatr, ocieplenie i\u00a0zasilanie, zanim cokolwiek trafi do produkcji.',
  },
  {
    title: 'Produkcja',
    text: 'Tnie profile, zszywa i\u00a0zgrzewa tkaniny, montuje napędy. Przed pakowaniem każdą osłonę rozwija na próbę.',
  },
  {
    title: 'Montaż i\u00a0serwis',
    text: 'Mierzą, montują, regulują i\u00a0uczą obsługi. Te same ekipy przyjeżdżają później na przeglądy.',
  },
];
