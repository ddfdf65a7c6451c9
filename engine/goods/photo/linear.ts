/** Rows of a matrix. */
export type Rows = readonly (readonly number[])[];

/** The solution of a square system of equations (Gaussian elimination with pivots); null where it has none. */
export function solveLinear(matrix: Rows, right: readonly number[]): number[] | null {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (let column = 0; column < size; column++) {
    const pivot = largestRow(rows, column);
    const [lead] = rows.splice(pivot, 1);
    const value = lead?.[column] ?? 0;
    if (!lead || Math.abs(value) < 1e-14) return null;
    rows.splice(column, 0, lead);
    rows.forEach((row, index) => {
      if (index === column) return;
      const factor = (row[column] ?? 0) / value;
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (lead[at] ?? 0);
    });
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

/** AᵀA */
export function normalMatrix(matrix: Rows): number[][] {
  const size = matrix[0]?.length ?? 0;
  const indices = Array.from({ length: size }, (_, index) => index);
  return indices.map((i) =>
    indices.map((j) => matrix.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
  );
}

/** Aᵀb */
export function transposedTimes(matrix: Rows, right: readonly number[]): number[] {
  return (matrix[0] ?? []).map((_, column) =>
    matrix.reduce((sum, row, index) => sum + (row[column] ?? 0) * (right[index] ?? 0), 0),
  );
}

function largestRow(rows: Rows, column: number): number {
  const size = (row: number): number => Math.abs(rows[row]?.[column] ?? 0);
  let best = column;
  for (let row = column + 1; row < rows.length; row++) if (size(row) > size(best)) best = row;
  return best;
}
