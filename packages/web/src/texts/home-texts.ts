export const homeTexts = {
  intro: 'Real figures, drawn to scale, so that you can see what a wheel or a bike is before you buy it.',
  continueLabel: 'Where you were',
  continueBuild: (name: string) => `Continue: ${name}`,
  continueShelf: (count: number) => (count === 1 ? '1 wheel on your shelf' : `${count} wheels on your shelf`),
  compare: { name: 'Wheelset Compare', line: 'Put wheelsets side by side and see every difference.' },
  finder: {
    name: 'Wheelset Finder',
    line: 'Answer a few questions and get the best wheelset for your bike.',
  },
  builder: { name: 'Bike Builder', line: 'Build a dream bike, part by part, with running price and weight.' },
  climb: {
    name: 'Wheelset Climb Calculator',
    line: 'Compare the climbing performance of different wheelsets.',
  },
} as const;
