import { CATEGORIES } from '#engine/goods/families/categories';

/** The company as the layout of every page asks for it. */
export const demoCompany = {
  name: 'Cieniomat',
  isDemo: true,
  tagline: 'słońce pod kontrolą',
  phone: '+48 42 200 00 00',
  email: 'kontakt@cieniomat.example',
  street: 'ul. Słoneczna 12',
  postalCode: '90-001',
  city: 'Łódź',
  nip: '000-000-00-00',
  manufacturer: {
    name: 'Cieniomat',
    postalAddress: 'ul. Słoneczna 12, 90-001 Łódź',
    email: 'kontakt@cieniomat.example',
  },
  emergencyPhone: '+48 42 200 00 01',
  openingHours: [
    {
      label: 'Poniedziałek–piątek',
      hours: '8:00–18:00',
      days: [1, 2, 3, 4, 5],
      opens: 480,
      closes: 1080,
    },
    { label: 'Sobota', hours: '9:00–14:00', days: [6], opens: 540, closes: 840 },
    { label: 'Niedziela', hours: 'nieczynne', days: [7], opens: null, closes: null },
  ],
  publicHolidays: [],
  warranty: '5 lat gwarancji producenta, do 10 lat na konstrukcję',
  installation: 'podstawowy montaż i\u00a0dojazd ekipy do 100\u00a0km',
  usualDelivery: 'od 2 do 4\u00a0tygodni',
  logo: null,
  darkLogo: null,
  delivery: 'darmowa dostawa w całej Europie',
  termsOfSale: {
    depositPercent: 30,
    depositDays: 7,
    restDays: 3,
    deliveries: CATEGORIES.map((category) => ({
      category,
      from: '2026-12-12',
      until: '2026-12-26',
    })),
    credit: { months: 10, yearlyRate: 0, lender: 'Cieniomat' },
  },
  latitude: 51.7592,
  longitude: 19.456,
};
