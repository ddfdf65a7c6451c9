/** The maximum number of WebGL contexts that the studio's browser keeps for a page. */
export const ACTIVE_CONTEXTS = 3;
