/** How one input of the schema is sent, and what it refuses. */
export interface InputCase {
  document: string;
  /** Valid values for all fields. */
  valid: () => Record<string, unknown>;
  /** What each field refuses, beside null and nothing where it is required. */
  fields: Record<string, readonly unknown[]>;
}
