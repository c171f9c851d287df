import { copyText } from '../../platform/clipboard.ts';
import { notify } from '../../platform/notices.ts';
import { publicConfig } from '../../platform/public-config.ts';
import { feedbackTexts } from '../../texts/feedback-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CopyIcon } from '../../ui/icons.tsx';
import classes from './feedback-dialog.module.css';

async function copyAddress() {
  const isCopied = await copyText(publicConfig.contactEmail);
  notify(isCopied ? feedbackTexts.copied : feedbackTexts.copyFailed, {
    tone: isCopied ? 'success' : 'error',
  });
}

/** How to reach the retailer. Loaded when it is first asked for. */
export function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={feedbackTexts.title} width={600} onClose={onClose}>
      <p>{feedbackTexts.intro}</p>
      <p className={classes.address}>
        <a href={`mailto:${publicConfig.contactEmail}`}>{publicConfig.contactEmail}</a>
        <Button look="icon" aria-label="Copy email address" onClick={copyAddress}>
          <CopyIcon />
        </Button>
      </p>
    </Dialog>
  );
}
