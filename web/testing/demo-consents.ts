/** The texts of the consents, as the shop's forms query them. */
export const demoConsents = [
  {
    code: 'terms',
    version: '2026-11-21',
    text: 'Znam i\u00a0akceptuję regulamin sklepu.',
    documentPath: '/regulamin',
    linkText: 'regulamin sklepu',
  },
  {
    code: 'made_to_measure',
    version: '2026-11-21',
    text: 'Wiem, że produktów wykonanych na mój wymiar nie mogę zwrócić.',
    documentPath: '/odstapienie',
    linkText: 'produktów wykonanych na mój wymiar',
  },
  {
    code: 'newsletter',
    version: '2026-11-21',
    text: 'Chcę dostawać pocztą elektroniczną newsletter.',
    documentPath: '/polityka-prywatnosci',
    linkText: 'newsletter',
  },
];
