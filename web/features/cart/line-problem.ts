/** Why a change of a line was refused. */
export interface LineProblem {
  lineId: string;
  message: string;
}

/** Shows a problem at its line, in place of the last one; null only removes that. */
export type ReportProblem = (problem: LineProblem | null) => void;
