/** The forms of the noun for `plural`. */
export const MAIL_NOUNS = ['wiadomość', 'wiadomości', 'wiadomości'] as const;
