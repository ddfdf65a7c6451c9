type SeedInquiryType = 'quote' | 'technical' | 'warranty' | 'general' | 'complaint';
type SeedInquiryStatus = 'new' | 'in_progress' | 'waiting_for_customer' | 'resolved' | 'closed';

/** An inquiry of the demo shop, dated relative to the time of seeding. */
export interface SeedInquiry {
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  inquiryType: SeedInquiryType;
  status: SeedInquiryStatus;
  hoursAgo: number;
}

export const SEED_INQUIRIES: readonly SeedInquiry[] = [
  {
    name: 'Anna Wiśniewska',
    email: 'anna.wisniewska@example.pl',
    phone: '+48 600 100 111',
    subject: 'Markiza na taras od południa',
    message:
      'Dzień dobry, mam taras 480 na 320\u00a0cm, ściana z pustaka ceramicznego, ocieplona 15\u00a0cm styropianu. Okno balkonowe ma górną krawędź na 225\u00a0cm, a do okapu zostaje 35\u00a0cm. Czy zmieści się Jantar z silnikiem i światłem? Proszę o wycenę z montażem w Zgierzu.',
    inquiryType: 'quote',
    status: 'new',
    hoursAgo: 5,
  },
  {
    name: 'Tomasz Lewandowski',
    email: 'tomasz.lewandowski@example.com',
    phone: null,
    subject: 'Z90 czy C80 do sypialni',
    message:
      'Zastanawiam się nad żaluzjami do sypialni od wschodu. Zależy mi na ciemności rano, ale w dzień chciałbym zostawiać lamele pod kątem. Czy Z90 da się ustawić w pozycji pośredniej i czy rano słychać, jak się zamyka?',
    inquiryType: 'technical',
    status: 'in_progress',
    hoursAgo: 28,
  },
  {
    name: 'Katarzyna Mazur',
    email: 'k.mazur@example.pl',
    phone: '+48 600 100 112',
    subject: 'Pilot przestał działać',
    message:
      'Refleksol zamontowany w czerwcu przestał reagować na pilot, bateria wymieniona, dioda świeci. Z włącznika na ścianie działa. Proszę o kontakt w sprawie serwisu gwarancyjnego, najlepiej po 16.',
    inquiryType: 'warranty',
    status: 'waiting_for_customer',
    hoursAgo: 74,
  },
  {
    name: 'Marek Jabłoński',
    email: 'marek.jablonski@example.com',
    phone: '+48 600 100 113',
    subject: 'Uszkodzona rynna w dostawie',
    message:
      'W dostawie zadaszenia jedna z rynien ma wgniecenie na długości około 20\u00a0cm, zdjęcia mogę wysłać e-mailem. Montaż mamy umówiony na przyszły tydzień, więc proszę o pilną odpowiedź, czy element zostanie wymieniony przed tym terminem.',
    inquiryType: 'complaint',
    status: 'new',
    hoursAgo: 9,
  },
  {
    name: 'Joanna Krawczyk',
    email: 'joanna.krawczyk@example.pl',
    phone: null,
    subject: 'Próbki tkanin',
    message:
      'Czy można dostać próbki tkanin do rolety Len w kolorach Beżowy, Ecru i Krem? Na ekranie trudno mi ocenić różnicę, a chciałabym dopasować je do zasłon.',
    inquiryType: 'general',
    status: 'resolved',
    hoursAgo: 190,
  },
  {
    name: 'Piotr Szymański',
    email: 'piotr.szymanski@example.com',
    phone: '+48 600 100 114',
    subject: 'Pergola wolnostojąca, działka koło Olsztyna',
    message:
      'Interesuje mnie pergola 5 na 4 metry przy domu koło Olsztyna. Czytałem, że to czwarta strefa śniegowa. Czy Laguna nadaje się w takim miejscu, czy trzeba gęstszych słupów? Grunt gliniasty, fundamenty możemy przygotować sami według rysunku.',
    inquiryType: 'quote',
    status: 'in_progress',
    hoursAgo: 51,
  },
  {
    name: 'Ewa Dąbrowska',
    email: 'ewa.dabrowska@example.pl',
    phone: '+48 600 100 115',
    subject: 'Faktura na firmę',
    message:
      'Prowadzę pensjonat i chcę zamówić trzy markizy Rynek. Czy wystawiają Państwo fakturę z odroczonym terminem i czy montaż da się zaplanować przed majówką, poza godzinami śniadań?',
    inquiryType: 'general',
    status: 'closed',
    hoursAgo: 402,
  },
];

/** Canned answers of the demo shop's staff. */
export const SEED_CANNED_ANSWERS: readonly { title: string; text: string }[] = [
  {
    title: 'Wycena z pomiarem',
    text: 'Dzień dobry, {klient}!\n\nDziękujemy za zapytanie nr {numer}. Zadzwonimy, aby potwierdzić wymiary i umówić pomiar, a potem prześlemy wycenę z montażem.',
  },
  {
    title: 'Próbki tkanin',
    text: 'Dzień dobry, {klient}!\n\nChętnie wyślemy próbki tkanin. Prosimy o adres i nazwy kolorów, które mamy dołączyć.',
  },
  {
    title: 'Serwis: prośba o zdjęcia',
    text: 'Dzień dobry, {klient}!\n\nPrzyjęliśmy zgłoszenie nr {numer}. Prosimy o dwa, trzy zdjęcia usterki i numer zamówienia, wtedy od razu zamówimy właściwą część.',
  },
];
