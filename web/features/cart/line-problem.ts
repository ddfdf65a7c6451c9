/** Why a change of a line was refused. */
export interface LineProblem {
  lineId: string;
  message: string;
}

/** Shows a problem at its line; null removes the last one. */
export type ReportProblem = (problem: LineProblem | null) => void;
