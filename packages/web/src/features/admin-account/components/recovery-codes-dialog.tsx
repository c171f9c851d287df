import { copyText } from '../../../platform/clipboard.ts';
import { downloadText } from '../../../platform/download.ts';
import { notify } from '../../../platform/notices.ts';
import { factorDialogTexts } from '../../../texts/account-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from '../admin-account.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes, which nobody can read again; it closes by its button only. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  const copy = async () => {
    const isCopied = await copyText(text);
    notify(isCopied ? factorDialogTexts.codesCopied : factorDialogTexts.codesCopyFailed, {
      tone: isCopied ? 'success' : 'error',
    });
  };
  return (
    <Dialog
      title={factorDialogTexts.codesTitle}
      width={480}
      onClose={onClose}
      persistent
      footer={
        <>
          <Button onClick={copy}>{factorDialogTexts.codesCopy}</Button>
          <Button onClick={() => downloadText(factorDialogTexts.codesFile, `${text}\n`, 'text/plain')}>
            {factorDialogTexts.codesSave}
          </Button>
          <Button look="primary" onClick={onClose}>
            {factorDialogTexts.codesDone}
          </Button>
        </>
      }
    >
      <p>{factorDialogTexts.codesIntro}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
