/** What a column of the rows of a block holds. */
interface BlockColumn {
  label: string;
  /** The most characters. */
  max: number;
  isOptional?: true;
  isMarkdown?: true;
  /** Whether its texts may have several lines. */
  isLong?: true;
  /** Whether it is an address within the shop. */
  isPath?: true;
  /** The values that it may have, with their labels. */
  choices?: Readonly<Record<string, string>>;
}

interface BlockKind {
  label: string;
  /** The button that adds a row. */
  addLabel: string;
  /** Its heading where its author gives none. */
  title?: string;
  /** Where it stands on a page: in its head, above or below its text. */
  place: 'head' | 'above' | 'below';
  heading: BlockColumn;
  text: BlockColumn;
  mark?: BlockColumn;
}

const ICONS = {
  ruler: 'miarka',
  document: 'dokument',
  tools: 'narzędzia',
  shield: 'tarcza',
  truck: 'ciężarówka',
  phone: 'telefon',
  mail: 'koperta',
  clock: 'zegar',
  pin: 'miejsce',
  sun: 'słońce',
  star: 'gwiazda',
  cube: 'bryła',
  camera: 'aparat',
} as const;

/**
 * The kinds of blocks that a text may have beside its running text. All have rows of the same columns; validation, the
 * editor, search and paper follow from this list, and `web/features/pages/text-blocks.tsx` draws each kind.
 */
export const BLOCK_KINDS = {
  facts: {
    label: 'Najważniejsze fakty',
    addLabel: 'Dodaj fakt',
    place: 'head',
    heading: { label: 'Wartość', max: 60 },
    text: { label: 'Opis', max: 120 },
  },
  steps: {
    label: 'Etapy',
    addLabel: 'Dodaj etap',
    title: 'Krok po kroku',
    place: 'above',
    heading: { label: 'Nazwa', max: 120 },
    text: { label: 'Opis', max: 1000, isLong: true },
  },
  timeline: {
    label: 'Oś czasu',
    addLabel: 'Dodaj datę',
    place: 'above',
    heading: { label: 'Rok', max: 20 },
    text: { label: 'Co się stało', max: 1000, isLong: true },
  },
  tiles: {
    label: 'Kafelki',
    addLabel: 'Dodaj kafelek',
    place: 'above',
    heading: { label: 'Tytuł', max: 120 },
    text: { label: 'Opis', max: 1000, isLong: true },
    mark: { label: 'Ikona', max: 20, isOptional: true, choices: ICONS },
  },
  quotes: {
    label: 'Opinie klientów',
    addLabel: 'Dodaj opinię',
    title: 'Co mówią klienci',
    place: 'below',
    heading: { label: 'Kto', max: 120 },
    text: { label: 'Wypowiedź', max: 1000, isLong: true },
    mark: { label: 'Skąd i\u00a0co kupił', max: 120, isOptional: true },
  },
  questions: {
    label: 'Pytania i\u00a0odpowiedzi',
    addLabel: 'Dodaj pytanie',
    title: 'Częste pytania',
    place: 'below',
    heading: { label: 'Pytanie', max: 300 },
    text: { label: 'Odpowiedź', max: 5000, isLong: true, isMarkdown: true },
  },
  call: {
    label: 'Zachęta z\u00a0przyciskami',
    addLabel: 'Dodaj przycisk',
    place: 'below',
    heading: { label: 'Napis', max: 60 },
    text: { label: 'Adres', max: 200, isPath: true },
  },
} as const satisfies Record<string, BlockKind>;

export type BlockKindName = keyof typeof BLOCK_KINDS;

export const BLOCK_NAMES = Object.keys(BLOCK_KINDS) as BlockKindName[];

export const blockKind = (name: BlockKindName): BlockKind => BLOCK_KINDS[name];

/** The columns that every row has; `mark` is null where the kind has none. */
interface BlockRow {
  heading: string;
  text: string;
  mark: string | null;
}

export interface Block {
  kind: BlockKindName;
  title: string | null;
  /** Stands below the title. */
  note: string | null;
  rows: readonly BlockRow[];
}

/** The columns of a kind, in the order of the form. */
export const columnsOf = (kind: BlockKindName) => {
  const { heading, text, mark } = blockKind(kind);
  return [
    { name: 'heading' as const, ...heading },
    { name: 'text' as const, ...text },
    ...(mark ? [{ name: 'mark' as const, ...mark }] : []),
  ];
};

/** An address within the shop: one slash at its start, no blanks. */
export const isShopPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path);

/** What is wrong with the rows of blocks, each with the path of its field. */
export function blockProblems(blocks: readonly Block[]): { path: string; message: string }[] {
  return blocks.flatMap(({ kind, rows }, block) =>
    rows.flatMap((row, index) =>
      columnsOf(kind).flatMap(({ name, ...column }) => {
        const message = problemOf(column, row[name] ?? '');
        return message ? [{ path: `blocks.${block}.rows.${index}.${name}`, message }] : [];
      }),
    ),
  );
}

function problemOf(column: BlockColumn, text: string): string | null {
  const { label, max, isOptional, isPath, choices } = column;
  if (text === '') return isOptional ? null : `${label}: wypełnij to pole.`;
  if (text.length > max) return `${label}: wpisz najwyżej ${max}\u00a0znaków.`;
  if (isPath && !isShopPath(text)) return `${label}: wpisz adres w\u00a0sklepie, na przykład /kontakt.`;
  if (choices && !Object.hasOwn(choices, text)) return `${label}: wybierz z\u00a0listy.`;
  return null;
}
