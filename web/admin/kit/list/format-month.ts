const month = new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day's month: "listopad 2026". */
export const formatMonth = (day: string): string => month.format(new Date(`${day}T00:00:00Z`));
