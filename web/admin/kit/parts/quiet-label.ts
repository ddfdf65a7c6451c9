/** Label of the checkbox that suppresses the mail about a status change. */
export const QUIET_LABEL = 'Nie wysyłaj wiadomości do\u00a0klienta';
