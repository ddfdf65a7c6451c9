/** Beside the box that keeps a change of the status from being mailed. */
export const QUIET_LABEL = 'Nie wysyłaj wiadomości do\u00a0klienta';
