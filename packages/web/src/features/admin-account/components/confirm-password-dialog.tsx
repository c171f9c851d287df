import { factorDialogTexts } from '../../../texts/account-texts.ts';
import { confirmPassword } from '../api/factor-calls.ts';
import { OneFieldDialog } from './one-field-dialog.tsx';

const field = {
  label: factorDialogTexts.password,
  type: 'password',
  autoComplete: 'current-password',
  missing: factorDialogTexts.passwordMissing,
  maxLength: 400,
} as const;

interface ConfirmPasswordDialogProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks for the password again before something about the login changes. */
export const ConfirmPasswordDialog = ({ onConfirmed, onClose }: ConfirmPasswordDialogProps) => (
  <OneFieldDialog
    title={factorDialogTexts.confirmTitle}
    field={field}
    button={factorDialogTexts.confirm}
    onClose={onClose}
    onSend={async (password) => {
      await confirmPassword(password);
      onConfirmed();
    }}
  >
    <p>{factorDialogTexts.confirmIntro}</p>
  </OneFieldDialog>
);
