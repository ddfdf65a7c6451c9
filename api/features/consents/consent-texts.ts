import { polishClock } from '#engine/locale/polish-time';
import { registerEnum } from '../../shared/register-enum.js';

export const CONSENT_CODES = ['terms', 'made_to_measure', 'newsletter'] as const;
export type ConsentCode = (typeof CONSENT_CODES)[number];
export const ConsentCodeEnum = registerEnum(CONSENT_CODES, {
  name: 'ConsentCode',
  description:
    'What a customer can be asked to agree to: terms are the terms of sale, made_to_measure says that goods ' +
    'made to measure cannot be returned.',
});

/** A text that people agree to. Its version is stored with each consent that is given: in the order or subscriber. */
export interface ConsentText {
  /** The day from which it is shown: "2026-11-21". */
  version: string;
  text: string;
  /** The path of the document that it refers to. */
  documentPath: string;
  /** The words of the text that lead to the document. */
  linkText: string;
}

/**
 * Every text that has been shown, by code, the one in force first. A changed text, or a changed document that it refers
 * to, is a new entry: the old ones prove what people have agreed to.
 */
export const CONSENT_TEXTS: Readonly<
  Record<ConsentCode, readonly [ConsentText, ...ConsentText[]]>
> = {
  terms: [
    {
      version: '2026-11-27',
      text: 'Znam i\u00a0akceptuję regulamin sklepu.',
      documentPath: '/regulamin',
      linkText: 'regulamin sklepu',
    },
    {
      version: '2026-11-26',
      text: 'Znam i\u00a0akceptuję regulamin sklepu.',
      documentPath: '/regulamin',
      linkText: 'regulamin sklepu',
    },
    {
      version: '2026-11-25',
      text: 'Znam i\u00a0akceptuję regulamin sklepu.',
      documentPath: '/regulamin',
      linkText: 'regulamin sklepu',
    },
    {
      version: '2026-11-21',
      text: 'Znam i\u00a0akceptuję regulamin sklepu.',
      documentPath: '/regulamin',
      linkText: 'regulamin sklepu',
    },
  ],
  made_to_measure: [
    {
      version: '2026-11-25',
      text: 'Wiem, że produktów wykonanych na mój wymiar nie mogę zwrócić: prawo odstąpienia od umowy w\u00a014\u00a0dni ich nie obejmuje.',
      documentPath: '/odstapienie',
      linkText: 'prawo odstąpienia od umowy',
    },
    {
      version: '2026-11-21',
      text: 'Wiem, że produktów wykonanych na mój wymiar nie mogę zwrócić: prawo odstąpienia od umowy w\u00a014\u00a0dni ich nie obejmuje.',
      documentPath: '/odstapienie',
      linkText: 'prawo odstąpienia od umowy',
    },
  ],
  newsletter: [
    {
      version: '2026-11-29',
      text: 'Chcę dostawać pocztą elektroniczną newsletter z\u00a0poradami i\u00a0informacjami o\u00a0ofercie. Zgodę mogę wycofać w\u00a0każdej chwili, linkiem w\u00a0każdej wiadomości.',
      documentPath: '/polityka-prywatnosci',
      linkText: 'Zgodę mogę wycofać',
    },
    {
      version: '2026-11-26',
      text: 'Chcę dostawać pocztą elektroniczną newsletter z\u00a0poradami i\u00a0informacjami o\u00a0ofercie. Zgodę mogę wycofać w\u00a0każdej chwili, linkiem w\u00a0każdej wiadomości.',
      documentPath: '/polityka-prywatnosci',
      linkText: 'Zgodę mogę wycofać',
    },
    {
      version: '2026-11-25',
      text: 'Chcę dostawać pocztą elektroniczną newsletter z\u00a0poradami i\u00a0informacjami o\u00a0ofercie. Zgodę mogę wycofać w\u00a0każdej chwili, linkiem w\u00a0każdej wiadomości.',
      documentPath: '/polityka-prywatnosci',
      linkText: 'Zgodę mogę wycofać',
    },
    {
      version: '2026-11-23',
      text: 'Chcę dostawać pocztą elektroniczną newsletter z\u00a0poradami i\u00a0informacjami o\u00a0ofercie. Zgodę mogę wycofać w\u00a0każdej chwili, linkiem w\u00a0każdej wiadomości.',
      documentPath: '/polityka-prywatnosci',
      linkText: 'Zgodę mogę wycofać',
    },
    {
      version: '2026-11-21',
      text: 'Chcę dostawać pocztą elektroniczną newsletter z\u00a0poradami i\u00a0informacjami o\u00a0ofercie. Zgodę mogę wycofać w\u00a0każdej chwili, linkiem w\u00a0każdej wiadomości.',
      documentPath: '/polityka-prywatnosci',
      linkText: 'Zgodę mogę wycofać',
    },
  ],
};

/** A document to which a text may refer, and from when it says what it says. */
interface Document {
  slug: string;
  validFrom: Date;
}

/** The document among these to which a text refers. */
export const documentOf = <Found extends Document>(
  { documentPath }: ConsentText,
  documents: readonly Found[],
): Found | undefined => documents.find(({ slug }) => documentPath === `/${slug}`);

/** The text in force; it is as new as the document that it refers to. */
export function consentText(code: ConsentCode, documents: readonly Document[]): ConsentText {
  const [text] = CONSENT_TEXTS[code];
  const document = documentOf(text, documents);
  const day = document ? polishClock(document.validFrom).day : text.version;
  return day > text.version ? { ...text, version: day } : text;
}
