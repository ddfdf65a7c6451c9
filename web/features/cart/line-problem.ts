/** Why a change of a line was refused. */
export interface LineProblem {
  lineId: string;
  message: string;
}

/** Shows a problem at its line, in place of the last problem; null only removes the last problem. */
export type ReportProblem = (problem: LineProblem | null) => void;
