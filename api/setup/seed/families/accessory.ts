/** DEMO DATA: the categories of accessories, by slug. */
export const SEED_ACCESSORY_CATEGORIES = {
  sterowanie: 'Sterowanie',
  'czesci-zamienne': 'Części zamienne',
  pielegnacja: 'Pielęgnacja',
} as const;

interface SeedAccessory {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly accessoryCategory: keyof typeof SEED_ACCESSORY_CATEGORIES;
  readonly basePrice: string;
  readonly description: string;
  readonly specifications: readonly (readonly [name: string, value: string])[];
  /** Pieces in stock. */
  readonly stock: number;
}

/** DEMO DATA: accessories and spare parts. */
export const SEED_ACCESSORIES: readonly SeedAccessory[] = [
  {
    id: 31,
    sku: 'PIL-5',
    name: 'Pilot pięciokanałowy',
    accessoryCategory: 'sterowanie',
    basePrice: '249.00',
    description:
      'Pilot obsługuje do pięciu osłon z\u00a0silnikami radiowymi: każdą osobno albo wszystkie naraz. Uchwyt ścienny jest w\u00a0komplecie.',
    specifications: [
      ['Kanały', '5'],
      ['Zasilanie', 'bateria CR2430, w\u00a0komplecie'],
      ['Zasięg', 'do 20\u00a0m w\u00a0budynku'],
    ],
    stock: 14,
  },
  {
    id: 32,
    sku: 'CZW-R',
    name: 'Czujnik wiatru radiowy',
    accessoryCategory: 'sterowanie',
    basePrice: '320.00',
    description:
      'Czujnik mierzy drgania belki przedniej i\u00a0zwija markizę, zanim zaszkodzi jej wiatr. Nie wymaga przewodu: mocuje się go na belce, a\u00a0czułość ustawia w\u00a0dziewięciu stopniach.',
    specifications: [
      ['Zasilanie', '2\u00a0baterie AAA, w\u00a0komplecie'],
      ['Czułość', '9\u00a0stopni'],
      ['Do czego pasuje', 'markizy z\u00a0silnikiem radiowym'],
    ],
    stock: 6,
  },
  {
    id: 33,
    sku: 'KOR-150',
    name: 'Korba do markizy 150 cm',
    accessoryCategory: 'czesci-zamienne',
    basePrice: '89.90',
    description:
      'Zapasowa korba z\u00a0hakiem do przekładni markizy. Rurka aluminiowa z\u00a0przegubem i\u00a0uchwytem z\u00a0tworzywa.',
    specifications: [
      ['Długość', '150\u00a0cm'],
      ['Materiał', 'aluminium lakierowane na biało'],
    ],
    stock: 22,
  },
  {
    id: 34,
    sku: 'UCH-KOR',
    name: 'Uchwyt ścienny na korbę',
    accessoryCategory: 'czesci-zamienne',
    basePrice: '24.90',
    description:
      'Dwa zaczepy z\u00a0tworzywa odpornego na słońce. Korba wisi przy ścianie i\u00a0nie leży na tarasie. Wkręty i\u00a0kołki w\u00a0komplecie.',
    specifications: [
      ['Zawartość', '2\u00a0zaczepy, 4\u00a0wkręty, 4\u00a0kołki'],
      ['Kolor', 'biały'],
    ],
    stock: 40,
  },
  {
    id: 35,
    sku: 'FAL-400',
    name: 'Falbana zapasowa 400 cm',
    accessoryCategory: 'czesci-zamienne',
    basePrice: '219.00',
    description:
      'Gotowa falbana z\u00a0akrylu barwionego w\u00a0masie, z\u00a0lamówką i\u00a0wszytą linką. Wsuwasz ją w\u00a0rowek belki przedniej, a\u00a0nadmiar odcinasz z\u00a0boku.',
    specifications: [
      ['Wymiary', '400\u00a0× 20\u00a0cm'],
      ['Tkanina', 'akryl barwiony w\u00a0masie, 300\u00a0g/m²'],
      ['Kolor', 'beżowy'],
    ],
    stock: 0,
  },
  {
    id: 36,
    sku: 'CZYST-1',
    name: 'Środek do czyszczenia tkanin 1 l',
    accessoryCategory: 'pielegnacja',
    basePrice: '59.90',
    description:
      'Koncentrat do mycia tkanin akrylowych i\u00a0poliestrowych. Usuwa kurz, ptasie ślady i\u00a0zielony nalot, nie odbarwia. Wystarcza na około 60\u00a0m² tkaniny.',
    specifications: [
      ['Pojemność', '1\u00a0l'],
      ['Rozcieńczenie', '1\u00a0: 10'],
    ],
    stock: 35,
  },
];
