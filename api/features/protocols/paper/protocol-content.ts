import type { Fact } from '#engine/goods/configuration/facts';
import { longDay } from '#engine/locale/day';
import { longDate, timeInSentence } from '#engine/locale/polish-time';
import { CHECKLIST_ANSWER_LABELS, checklistOf } from '#engine/visits/checklists';
import type { VisitKind } from '#engine/visits/kinds';
import { type PaperView, viewsOf } from '../../../paper/views.js';
import type { PaperCompany } from '../../agreements/paper/issuer.js';
import type { Stroke } from '../../agreements/signature.js';
import type { Visit } from '../../visits/visit.entity.js';
import type { VisitAbout } from '../../visits/visit.payloads.js';
import { familiesOf } from '../field-goods.js';
import { protocolGoods } from '../protocol-goods.js';
import type { Protocol, SignedGoods } from '../protocol.entity.js';

const TITLES: Readonly<Record<VisitKind, string>> = {
  measuring: 'Protokół pomiaru',
  installation: 'Protokół odbioru montażu',
  service: 'Protokół serwisu',
};

const SUBJECTS = { order: 'Zamówienie', offer: 'Oferta', inquiry: 'Zapytanie' } as const;

export interface PrintedPhotograph {
  jpeg: Buffer;
  /** "Przed pracą: ściana" */
  name: string;
}

/** The Polish texts of a printed protocol, in reading order. */
export interface ProtocolContent {
  title: string;
  /** "Zamówienie nr 17" */
  subject: string;
  company: PaperCompany;
  date: Date;
  dates: Fact[];
  address: string;
  customer: Fact[];
  goods: { title: string; view: PaperView | null; facts: Fact[]; warnings: string[] }[];
  checklist: Fact[];
  defects: Fact[];
  remark: string;
  photographs: PrintedPhotograph[];
  /** Null until the customer has signed. */
  signature: { text: string; strokes: readonly Stroke[] | null } | null;
}

interface ProtocolSource {
  protocol: Protocol;
  visit: Visit;
  subject: Pick<VisitAbout, 'kind' | 'number' | 'customerName'>;
  goods: readonly SignedGoods[];
  photographs: PrintedPhotograph[];
  company: PaperCompany;
}

export function protocolContent({
  protocol,
  visit: { kind, startsAt, address },
  subject,
  goods,
  photographs,
  company,
}: ProtocolSource): ProtocolContent {
  const { checklist, lines, defects, remark, signedName, signedAt, strokes } = protocol;
  const items = checklistOf(kind, familiesOf(goods, lines));
  return {
    title: TITLES[kind],
    subject: `${SUBJECTS[subject.kind]} nr\u00a0${subject.number}`,
    company,
    date: signedAt ?? protocol.updatedAt,
    dates: [
      ...(startsAt ? [{ label: 'Dzień wizyty', value: longDate(startsAt) }] : []),
      ...(signedAt ? [{ label: 'Podpisano', value: longDate(signedAt) }] : []),
    ],
    address,
    customer: [{ label: 'Klient', value: subject.customerName ?? '' }],
    goods: protocolGoods(lines, goods).map(({ settings, ...about }) => ({
      ...about,
      view: (settings && viewsOf(settings)[0]) ?? null,
    })),
    checklist: items.map(({ code, label }) => {
      const answer = checklist.find((each) => each.code === code)?.answer;
      return { label, value: answer ? CHECKLIST_ANSWER_LABELS[answer] : 'nie sprawdzono' };
    }),
    defects: defects.map(({ text, dueOn }) => ({
      label: dueOn ? `do ${longDay(dueOn)}` : 'bez terminu',
      value: text,
    })),
    remark,
    photographs,
    signature:
      signedName && signedAt
        ? { text: `${signedName}, ${timeInSentence(signedAt)}`, strokes }
        : null,
  };
}
