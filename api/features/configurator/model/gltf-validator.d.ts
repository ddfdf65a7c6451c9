declare module 'gltf-validator' {
  /** Severity 0 is an error, 1 a warning. */
  interface Message {
    readonly code: string;
    readonly message: string;
    readonly severity: number;
  }
  /** The Khronos validator's report on a file. */
  export function validateBytes(
    data: Uint8Array,
  ): Promise<{ issues: { numErrors: number; messages: Message[] } }>;
}
