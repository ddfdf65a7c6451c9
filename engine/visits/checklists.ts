import type { Category } from '../goods/families/categories.js';
import type { VisitKind } from './kinds.js';

/** Something that the crew checks at the customer's and answers. */
export interface ChecklistItem {
  readonly code: string;
  /** What is true if the answer is yes: "Ściana jest zdrowa i sucha". */
  readonly label: string;
}

/** The answers to an item of a checklist, with Polish labels. */
export const CHECKLIST_ANSWER_LABELS = {
  yes: 'tak',
  no: 'nie',
  na: 'nie dotyczy',
} as const;

export type ChecklistAnswerCode = keyof typeof CHECKLIST_ANSWER_LABELS;

interface Checklist {
  /** Whatever the goods are. */
  readonly always: readonly ChecklistItem[];
  readonly byFamily: Readonly<Partial<Record<Category, readonly ChecklistItem[]>>>;
}

const item = (code: string, label: string): ChecklistItem => ({ code, label });

const SOUND_WALL = item('soundWall', 'Ściana jest nośna i\u00a0sucha, znamy jej materiał');
const INSULATION = item('insulation', 'Grubość ocieplenia jest zmierzona');
const LEVEL_GROUND = item('levelGround', 'Spadek podłoża jest zmierzony');
const FOUNDATION = item('foundation', 'Miejsca słupów mają fundament albo można go zrobić');
const OPENS_FREELY = item('opensFreely', 'Okna i\u00a0drzwi otwierają się swobodnie');
const ANCHORED = item('anchored', 'Kotwy są dobrane do ściany i\u00a0dokręcone');
const SEALED = item('sealed', 'Miejsca wierceń są uszczelnione');
const PLUMB = item('plumb', 'Słupy stoją w\u00a0pionie, konstrukcja jest wypoziomowana');
const DRAINS = item('drains', 'Woda spływa rynną i\u00a0nie stoi na dachu');
const RUNS_EVENLY = item('runsEvenly', 'Osłona rozwija się i\u00a0zwija równo, bez ocierania');
const CLOTH = item('cloth', 'Tkanina i\u00a0szwy są całe');
const FRAME = item('frame', 'Konstrukcja i\u00a0mocowania są bez luzów');

/** What is checked in a visit of each kind. Codes are stored with protocols: they are never used for something else. */
const CHECKLISTS: Readonly<Record<VisitKind, Checklist>> = {
  measuring: {
    always: [
      item('access', 'Jest dojazd i\u00a0miejsce na rozładunek'),
      item('power', 'Zasilanie 230\u00a0V jest na miejscu albo ustalone z\u00a0elektrykiem'),
      item('consents', 'Klient ma potrzebne zgody (wspólnota, konserwator)'),
    ],
    byFamily: {
      markizy: [SOUND_WALL, INSULATION],
      pergole: [LEVEL_GROUND, FOUNDATION],
      zadaszenia: [SOUND_WALL, INSULATION, LEVEL_GROUND, FOUNDATION],
      zaluzje: [SOUND_WALL, INSULATION, OPENS_FREELY],
      refleksole: [SOUND_WALL, INSULATION, OPENS_FREELY],
      rolety: [OPENS_FREELY],
    },
  },
  installation: {
    always: [
      item('complete', 'Towar jest zgodny z\u00a0zamówieniem i\u00a0bez uszkodzeń'),
      item('works', 'Wszystko działa, sprawdziliśmy to z\u00a0klientem'),
      item('shown', 'Klient zna obsługę, konserwację i\u00a0zasady bezpieczeństwa'),
      item('documents', 'Klient dostał instrukcję'),
      item('clean', 'Miejsce pracy jest posprzątane'),
    ],
    byFamily: {
      markizy: [ANCHORED, SEALED, RUNS_EVENLY],
      pergole: [PLUMB, DRAINS],
      zadaszenia: [ANCHORED, SEALED, PLUMB, DRAINS],
      zaluzje: [ANCHORED, RUNS_EVENLY],
      refleksole: [ANCHORED, RUNS_EVENLY],
      rolety: [RUNS_EVENLY],
    },
  },
  service: {
    always: [
      item('found', 'Przyczyna jest ustalona'),
      item('mended', 'Usterka jest usunięta'),
      item('works', 'Wszystko działa, sprawdziliśmy to z\u00a0klientem'),
    ],
    byFamily: {
      markizy: [CLOTH, FRAME],
      pergole: [FRAME, DRAINS],
      zadaszenia: [FRAME, DRAINS],
      zaluzje: [FRAME],
      refleksole: [CLOTH, FRAME],
      rolety: [CLOTH, FRAME],
    },
  },
};

/** What the crew checks in a visit of this kind about goods of these families, each item once. */
export function checklistOf(kind: VisitKind, families: Iterable<Category>): ChecklistItem[] {
  const { always, byFamily } = CHECKLISTS[kind];
  return [...new Set([...always, ...[...families].flatMap((family) => byFamily[family] ?? [])])];
}
