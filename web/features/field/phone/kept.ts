import type { Category } from '#engine/goods/families/categories';
import type { ChecklistAnswerCode } from '#engine/visits/checklists';
import type {
  AcceptChangeBySignatureInput,
  EndVisitInput,
  PhotographMoment,
  SaveProtocolInput,
  SignProtocolInput,
} from '../../../apollo/schema.generated';
import type { MeasuringValues } from '../../measuring/measuring-values';
import type { FieldVisitPartsFragment } from '../day/field-day.generated';

/** Whose phone page this is. */
export interface FieldPerson {
  id: number;
  name: string;
  /** Whether the role lets them write protocols. */
  mayWrite: boolean;
  /** Whether the role lets them see the days of all crews. */
  maySeeAll: boolean;
}

/** A visit as the server has answered it, with what was sent since. */
export type KeptVisit = FieldVisitPartsFragment;

/** A day of a crew. */
export interface KeptDay {
  key: string;
  /** "2026-12-01" */
  date: string;
  /** Null: the crew of the person whose phone it is. */
  crewId: number | null;
  /** Null for somebody who is in no crew. */
  crewName: string | null;
  visits: KeptVisit[];
  /** In ms since 1970. */
  loadedAt: number;
}

/** What is written of goods of a visit. */
export interface DraftLine {
  /** Null for goods that the customer has yet to choose. */
  lineId: string | null;
  category: Category;
  /** Texts as they are typed. */
  values: MeasuringValues;
  /** Whether what nobody has entered of the goods is settled with the customer. */
  isSettled: boolean;
  serialNumbers: string[];
}

export interface Defect {
  id: string;
  text: string;
  /** "2026-12-01"; empty where no day was agreed. */
  dueOn: string;
}

/** A protocol as it is being written. */
export interface ProtocolDraft {
  id: string;
  visitId: string;
  checklist: Record<string, ChecklistAnswerCode>;
  lines: DraftLine[];
  defects: Defect[];
  remark: string;
}

/** A photograph of a visit, whose JPEG file is among the phone's pictures until it is sent. */
export interface FieldPicture {
  id: string;
  visitId: string;
  moment: PhotographMoment;
  caption: string;
}

/** One call of the server. A repetition of any of them changes nothing there. */
export type FieldCall =
  | { kind: 'save'; input: SaveProtocolInput }
  | { kind: 'photograph'; picture: FieldPicture }
  | { kind: 'sign'; input: SignProtocolInput }
  | { kind: 'accept'; input: AcceptChangeBySignatureInput }
  | { kind: 'end'; input: EndVisitInput };

/** What a crew has done at the customer's, as the queue of the phone holds it. */
export interface FieldAction {
  /** Its place in the order; absent until it is stored. */
  id?: number;
  /** In whose name it is sent. */
  staff: FieldPerson;
  visitId: string;
  /** Whose visit it is, as the queue tells it. */
  customer: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why the server has refused it; null otherwise. */
  message: string | null;
  /** When it was added, then when it was sent, in ms since 1970. */
  at: number;
  kind: FieldCall['kind'];
  /** Null once it is sent. */
  call: FieldCall | null;
}
