const instants = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** An instant in the time of the reader. */
export const instantText = (at: number): string => instants.format(at);
/** The day of an instant. */
export const dayText = (at: number): string => days.format(at);
