const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant (milliseconds since 1970) in the time zone of this browser. */
export const instantText = (at: number): string => format.format(at);
