export const feedbackTexts = {
  title: 'Contact Us',
  intro: 'Questions about a wheel, a wrong figure, an idea? Write to us; a person answers.',
  copied: 'Email copied to clipboard!',
  copyFailed: 'Failed to copy email.',
} as const;
