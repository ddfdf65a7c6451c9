/**
 * The number of letters that must be added, dropped, replaced or swapped with their neighbour to turn one word into the
 * other (the distance of Damerau and Levenshtein in which no part is changed twice); `Infinity` above `most`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return Infinity;
    [beforeLast, last] = [last, current];
  }
  const distance = at(last, to.length);
  return distance > most ? Infinity : distance;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
