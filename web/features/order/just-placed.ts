/** For how long after an order was placed its page thanks for it. */
const JUST_NOW_MS = 30 * 60_000;

/** The state that the history keeps for the page of an order that is placed at this moment. */
export const placedNow = () => ({ placedAt: Date.now() });

/**
 * Whether the state of an order's page says that the order has just been placed. The history keeps it over a reload,
 * but also in a tab that the browser restores days later.
 */
export const isJustPlaced = (state: Partial<ReturnType<typeof placedNow>> | null): boolean =>
  state?.placedAt !== undefined && Date.now() - state.placedAt < JUST_NOW_MS;
