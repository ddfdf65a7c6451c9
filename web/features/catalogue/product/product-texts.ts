export const installationSteps: readonly { title: string; text: string }[] = [
  {
    title: 'Pomiar i\u00a0planowanie',
    text: 'Przyjeżdżamy, mierzymy miejsce montażu, sprawdzamy podłoże i\u00a0ustalamy z\u00a0Tobą szczegóły oraz termin.',
  },
  {
    title: 'Przygotowanie miejsca',
    text: 'Zabezpieczamy elewację i\u00a0taras, wyznaczamy punkty mocowania i\u00a0doprowadzamy zasilanie, jeśli wybrano napęd.',
  },
  {
    title: 'Montaż konstrukcji',
    text: 'Mocujemy konstrukcję kotwami dobranymi do ściany, poziomujemy ją i\u00a0zakładamy poszycie, lamele lub dach.',
  },
  {
    title: 'Testy i\u00a0odbiór',
    text: 'Sprawdzamy działanie, ustawiamy krańcówki i\u00a0czujniki, pokazujemy obsługę i\u00a0sprzątamy po sobie.',
  },
];

export const installationNote =
  'Podstawowy montaż i\u00a0transport do 100\u00a0km są w\u00a0cenie. Koszt montażu wykraczającego poza podstawowy ustalamy indywidualnie, zależnie od lokalizacji i\u00a0złożoności prac, i\u00a0podajemy go przed rozpoczęciem pracy.';
