const QUOTE = '"';
/** The number of cells of a line that are read; no table of windows needs more. */
const MOST_CELLS = 20;
/** The first line of a CSV file that names its delimiter for Excel. */
const DELIMITER_LINE = /^\uFEFF?sep=.\r?\n/i;
/** Blanks that do not separate the cells of a typed line: before a unit, and around "×" between two numbers. */
const BLANK_BEFORE_UNIT = /(\d) (mm|cm|m|szt)(?![\p{L}\d])/giu;
const TIMES = /(\d(?:mm|cm|m)?) ?[x×*] ?(?=\d)/gi;

/** A table as it was copied: lines of cells. */
export interface CopiedCells {
  readonly lines: readonly (readonly string[])[];
  /** Whether cells at the same position belong to one column in all lines. */
  readonly inColumns: boolean;
}

/**
 * The cells of a copied table. Spreadsheets separate them by tabs or semicolons and may put them in quotes, which are
 * removed; in a text without these separators, they are separated by blanks, with or without a comma, as a person types
 * them. Empty lines are left out. Runs in linear time.
 */
export function copiedCells(text: string): CopiedCells {
  const table = text.replace(DELIMITER_LINE, '');
  const separator = ['\t', ';'].find((candidate) => table.includes(candidate));
  const lines = separator ? splitQuoted(table, separator) : splitTyped(table);
  return {
    lines: lines
      .map((cells) => cells.slice(0, MOST_CELLS))
      .filter((cells) => cells.some((cell) => cell !== '')),
    inColumns: separator !== undefined,
  };
}

/** Cells in quotes may hold separators, line ends and doubled quotes. */
function splitQuoted(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    lines.at(-1)?.push(clean(cell));
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (isQuoted) {
      if (letter !== QUOTE) cell += letter;
      else if (text.charAt(index + 1) === QUOTE) {
        cell += QUOTE;
        index += 1;
      } else isQuoted = false;
    } else if (letter === QUOTE && cell === '') isQuoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') {
      endCell();
      lines.push([]);
    } else cell += letter;
  }
  endCell();
  return lines;
}

function splitTyped(text: string): string[][] {
  return text.split('\n').map((line) => {
    const joined = clean(line).replace(BLANK_BEFORE_UNIT, '$1$2').replace(TIMES, '$1x');
    return joined.split(/,? /);
  });
}

/** Blanks of every kind, and line ends within a cell, become one blank. */
const clean = (cell: string): string => cell.replace(/\s+/g, ' ').trim();
