/** Heading and introduction of the tools: they come as HTML, before the tool itself. */
export const pageLeads = {
  compare: {
    title: 'Wheelset Compare',
    intro: 'Choose wheelsets, then select a row to see every other one measured against it.',
  },
  finder: {
    title: 'Wheelset Finder',
    intro:
      'Answer a few questions about your bike and your riding. The finder narrows the whole catalogue to the few wheels that suit you, and shows every step of the way.',
  },
  climb: {
    title: 'Wheelset Climb Calculator',
    intro:
      'How much faster up the climb? Choose wheelsets, a road and a rider. Each difference comes with its give or take.',
  },
  bikeType: {
    title: 'Choose Your Bike Type',
    intro: 'Select the type of bike you want to build',
  },
  frameset: {
    title: 'Choose Your Frameset',
    intro: 'Select the perfect frame for your new bike',
  },
  wheelset: {
    title: 'Choose Your Wheelset',
    intro: 'Wheels that fit your frame come first; the rest say why they do not',
  },
  components: {
    title: 'Choose Your Components',
    intro: 'Groupset, saddle, pedals and the small parts that finish the bike',
  },
  summary: {
    title: 'Complete Summary',
    intro: 'Your whole bike: every part, what it weighs and what it costs',
  },
} as const;

/** A linked comparison as a plain table. */
export const linkedComparisonTexts = {
  table: 'Wheelsets of this link',
  wheelset: 'Wheelset',
  baseline: 'Baseline',
  missing: (count: number) =>
    count === 1
      ? 'One wheelset of this link is no longer in the catalogue.'
      : `${count} wheelsets of this link are no longer in the catalogue.`,
} as const;
