import { lowerFirst, upperFirst } from '#engine/locale/text';
import { arrivalText } from '#engine/visits/arrival-text';
import { VISIT_KIND_LABELS, type VisitKind } from '#engine/visits/kinds';
import type { VisitState } from '#engine/visits/states';
import type { CustomerVisitFragment } from './visit-page.generated';

const OF_KIND: Record<VisitKind, string> = {
  measuring: 'pomiaru',
  installation: 'montażu',
  service: 'serwisu',
};

/** Whether the page asks the customer for a time: it has none, or one to which the customer has not agreed yet. */
export const isChoosable = ({ state, about, changeableUntil }: CustomerVisitFragment): boolean =>
  !about?.isOver && (state === 'asked' || (state === 'offered' && changeableUntil !== null));

/** Whether a time is agreed on, or was proposed and can no longer be agreed on here. */
export const isAhead = ({ state, about }: CustomerVisitFragment): boolean =>
  !about?.isOver && (state === 'offered' || state === 'confirmed');

/** The arrival of a visit with a time: "czwartek 10 grudnia, przyjazd między 8:00 a 10:00"; null without one. */
const arrivalOf = ({ arrivalFrom, arrivalUntil }: CustomerVisitFragment): string | null =>
  arrivalFrom && arrivalUntil && arrivalText(new Date(arrivalFrom), new Date(arrivalUntil));

/** What the page says of the state of a visit. */
export function visitTexts(visit: CustomerVisitFragment): { title: string; text: string } {
  const { kind, state, reason, about } = visit;
  const label = VISIT_KIND_LABELS[kind];
  if (about?.isOver && state !== 'done')
    return {
      title: `${label} nieaktualny`,
      text: 'Ta sprawa jest zamknięta, więc wizyty nie trzeba już umawiać. Jeśli to pomyłka, zadzwoń do nas.',
    };
  const because = reason && ` Powód: ${lowerFirst(reason).replace(/\.$/, '')}.`;
  const time = upperFirst(arrivalOf(visit) ?? '');
  const texts: Record<VisitState, { title: string; text: string }> = {
    asked: {
      title: `Wybierz termin ${OF_KIND[kind]}`,
      text: 'Po potwierdzeniu termin jest Twój: nikt inny go już nie zajmie.',
    },
    offered: { title: `Propozycja terminu ${OF_KIND[kind]}`, text: `${time}.` },
    confirmed: { title: `${label} umówiony`, text: `${time}.` },
    done: {
      title: `${label} wykonany`,
      text: 'Dziękujemy! Jeśli coś nie działa tak, jak powinno, zadzwoń albo napisz.',
    },
    failed: {
      title: `${label} się nie udał`,
      text: `Nie wykonaliśmy pracy w\u00a0umówionym terminie.${because} Zadzwoń, a\u00a0ustalimy nowy termin.`,
    },
    cancelled: {
      title: `${label} odwołany`,
      text: `Ta wizyta się nie odbędzie.${because} Jeśli chcesz umówić ją ponownie, zadzwoń do nas.`,
    },
  };
  return texts[state];
}
