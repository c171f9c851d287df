/** What the button of the visitor's wheels says before the form comes. */
export const myWheelsWords = {
  notLoaded: 'The form did not load. Please try again.',
} as const;
