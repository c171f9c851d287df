/** The list of actions that can be undone, in every tool. */
export const historyTexts = {
  title: 'History',
  undo: (action: string) => `Undo: ${action}`,
  redo: (action: string) => `Redo: ${action}`,
  undoToHere: 'Undo to before this',
  redoToHere: 'Redo to here',
} as const;
