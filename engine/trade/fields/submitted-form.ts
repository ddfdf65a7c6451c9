/** A form that was submitted without scripts and refused: what its page shows when it is rendered again. */
export interface SubmittedForm {
  /** The submitted values, by field. */
  values: Readonly<Record<string, string>>;
  /** A Polish sentence for each wrong field. */
  errors: Readonly<Record<string, string>>;
  /** Why it was refused if no single field is wrong; null otherwise. */
  message: string | null;
}
