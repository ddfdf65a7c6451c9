import type { LaunchStepName } from '../../apollo/schema.generated';

/** What is to be done for each step, and the screen where it is done; without one it is done in the settings. */
export const LAUNCH_STEPS: Record<LaunchStepName, { text: string; path?: string }> = {
  company: { text: 'Dane firmy: nazwa, adres, NIP, telefon, e-mail, godziny otwarcia' },
  account: { text: 'Numer konta, na które klienci zrobią przelew' },
  logo: { text: 'Logo' },
  admin: { text: 'Twoje własne konto właściciela', path: '/admin/accounts' },
  mail: { text: 'Serwer poczty, z\u00a0którego doszła wiadomość próbna' },
  terms: {
    text: 'Regulamin: przeczytany i\u00a0zgodny z\u00a0Twoją sprzedażą',
    path: '/admin/pages',
  },
  products: { text: 'Produkty w\u00a0sklepie', path: '/admin/products' },
  payments: { text: 'Płatności online' },
  ksef: { text: 'KSeF: faktury ze skutkiem prawnym' },
  demo: { text: 'Dane demonstracyjne usunięte' },
};

/** A step in words, with what of it is missing: "Dane firmy (brakuje: NIP)". */
export function launchText({
  step,
  missing,
}: {
  step: LaunchStepName;
  missing: readonly string[];
}) {
  const { text } = LAUNCH_STEPS[step];
  return missing.length > 0 ? `${text.split(':')[0]} (brakuje: ${missing.join(', ')})` : text;
}
