/** For `plural`. */
export const MAIL_NOUNS = ['wiadomość', 'wiadomości', 'wiadomości'] as const;
