/** How one input of the schema is sent, and what it refuses. */
export interface InputCase {
  document: string;
  /** Valid values for all fields. */
  valid: () => Record<string, unknown>;
  /** Values that each field refuses, besides null and a missing value where it is required. */
  fields: Record<string, readonly unknown[]>;
}
