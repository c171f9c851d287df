import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { contactRequest, endContact } from '../platform/contact-request.ts';
import { loadInTime } from '../platform/load-screen.ts';
import { notify } from '../platform/notices.ts';
import { shellTexts } from '../texts/shell-texts.ts';

type ContactDialog = ComponentType<{ readonly onClose: () => void }>;

const load = async (): Promise<ContactDialog> =>
  (await import('../features/feedback/feedback-dialog.tsx')).FeedbackDialog;

/** The contact dialog, on whatever page it was asked for; its code comes with the first question. */
export function Contact() {
  const { isOpen } = useStore(contactRequest);
  const [Dialog, setDialog] = useState<ContactDialog | null>(null);
  useEffect(() => {
    if (!isOpen || Dialog !== null) return;
    loadInTime(load).then(
      (loaded) => setDialog(() => loaded),
      () => {
        endContact();
        notify(shellTexts.contactFailed, { tone: 'error' });
      },
    );
  }, [isOpen, Dialog]);
  return isOpen && Dialog !== null ? <Dialog onClose={endContact} /> : null;
}
