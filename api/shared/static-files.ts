/** How folders of files are served: whole files only, no index pages and no redirects to folders. */
export const WHOLE_FILES = { index: false, redirect: false, acceptRanges: false } as const;
