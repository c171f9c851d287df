import { createStore } from 'zustand/vanilla';

/** Whether the visitor asked for the contact dialog; the shell shows it, any tool may ask. */
export const contactRequest = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

/** Opens the contact dialog. */
export const askForContact = (): void => contactRequest.setState({ isOpen: true });

/** Closes it. */
export const endContact = (): void => contactRequest.setState({ isOpen: false });
