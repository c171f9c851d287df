import { useStore } from 'zustand';
import { contactRequest, endContact } from '../platform/contact-request.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

const FeedbackDialog = lazyDialog(
  async () => (await import('../features/feedback/feedback-dialog.tsx')).FeedbackDialog,
  shellTexts.contactFailed,
);

/** The contact dialog, on whatever page it was asked for; its code comes with the first question. */
export function Contact() {
  const { isOpen } = useStore(contactRequest);
  return isOpen && <FeedbackDialog onClose={endContact} />;
}
