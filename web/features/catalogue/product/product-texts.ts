export const installationSteps: readonly { title: string; text: string }[] = [
  {
    title: 'Pomiar i\u00a0planowanie',
    text: 'Dzwonimy, potwierdzamy wymiary i\u00a0ustalamy z\u00a0Tobą termin. Jeśli trzeba, przyjeżdżamy na pomiar i\u00a0sprawdzamy podłoże.',
  },
  {
    title: 'Przygotowanie miejsca',
    text: 'Zabezpieczamy miejsce pracy, wyznaczamy punkty mocowania, a\u00a0jeśli wybrano silnik, sprawdzamy przygotowany przewód zasilający.',
  },
  {
    title: 'Montaż konstrukcji',
    text: 'Mocujemy konstrukcję łącznikami dobranymi do podłoża, poziomujemy ją i\u00a0zakładamy tkaninę, lamele lub dach.',
  },
  {
    title: 'Testy i\u00a0odbiór',
    text: 'Sprawdzamy działanie, ustawiamy położenia krańcowe i\u00a0czujniki, pokazujemy, jak obsługiwać osłonę, i\u00a0sprzątamy po sobie.',
  },
];

export const installationNote =
  'Podstawowy montaż i\u00a0dojazd ekipy do 100\u00a0km są w\u00a0cenie. Prace dodatkowe, na przykład fundamenty, wyceniamy osobno: kwotę poznasz przed rozpoczęciem produkcji.';
