/** Options for serving a folder of files: no range requests, no index pages and no redirects to folders. */
export const WHOLE_FILES = { index: false, redirect: false, acceptRanges: false } as const;
