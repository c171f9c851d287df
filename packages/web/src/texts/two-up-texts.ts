/** Two wheelsets side by side on a phone. */
export const twoUpTexts = {
  title: 'Two side by side',
  second: 'Second wheelset',
  previous: 'Previous wheelset',
  next: 'Next wheelset',
  datum: 'baseline',
  named: (letter: string | undefined, name: string) => (letter === undefined ? name : `${letter} ${name}`),
} as const;
