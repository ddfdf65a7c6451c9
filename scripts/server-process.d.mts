/** How Node is called to run the built server, the file last. */
export const serverArguments: string[];
export const serverEnvironment: Record<string, string>;
