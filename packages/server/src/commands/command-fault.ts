/** A command cannot do what was asked; its message is a sentence for the person at the shell. */
export class CommandFault extends Error {}
