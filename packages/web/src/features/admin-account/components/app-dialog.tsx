import { useQuery } from '@tanstack/react-query';
import { factorDialogTexts } from '../../../texts/account-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import classes from '../admin-account.module.css';
import { confirmApp, startApp } from '../api/factor-calls.ts';
import { callText } from '../state/call-text.ts';
import { OneFieldDialog } from './one-field-dialog.tsx';
import { QrCode } from './qr-code.tsx';

const field = {
  label: factorDialogTexts.appCode,
  type: 'text',
  autoComplete: 'one-time-code',
  hint: factorDialogTexts.appCodeHint,
  missing: factorDialogTexts.appCodeMissing,
  maxLength: 20,
} as const;

interface AppDialogProps {
  /** The app is set up; recovery codes with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Sets up an authenticator app: scan, then enter its first code. */
export function AppDialog({ onAdded, onClose }: AppDialogProps) {
  // Each opening begins with a key of its own.
  const { data, error, refetch } = useQuery({
    queryKey: ['account', 'new-app'],
    queryFn: startApp,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (data === undefined) {
    return (
      <Dialog title={factorDialogTexts.appTitle} width={480} onClose={onClose}>
        {error === null ? (
          <Loading />
        ) : (
          <Trouble title={callText(error)} onRetry={() => refetch()}>
            {null}
          </Trouble>
        )}
      </Dialog>
    );
  }
  return (
    <OneFieldDialog
      title={factorDialogTexts.appTitle}
      field={field}
      button={factorDialogTexts.appConfirm}
      onClose={onClose}
      onSend={async (code) => onAdded(await confirmApp(code))}
    >
      <p>{factorDialogTexts.appScan}</p>
      <QrCode text={data.address} label={factorDialogTexts.appQr} />
      <p>{factorDialogTexts.appType}</p>
      <p className={classes.key}>{data.secret.match(/.{1,4}/g)?.join(' ')}</p>
    </OneFieldDialog>
  );
}
