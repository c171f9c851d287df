import { factorTexts } from '../../../texts/account-texts.ts';
import { addPasskey } from '../api/factor-calls.ts';
import { OneFieldDialog } from './one-field-dialog.tsx';

const field = {
  label: factorTexts.passkeyName,
  type: 'text',
  autoComplete: 'off',
  hint: factorTexts.passkeyNameHint,
  missing: factorTexts.passkeyNameMissing,
  maxLength: 60,
} as const;

interface PasskeyDialogProps {
  /** The passkey is stored; recovery codes with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a new passkey, then lets the browser make it. */
export const PasskeyDialog = ({ onAdded, onClose }: PasskeyDialogProps) => (
  <OneFieldDialog
    title={factorTexts.passkeyAdd}
    field={field}
    button={factorTexts.passkeyNext}
    failure={factorTexts.passkeyFailed}
    onClose={onClose}
    onSend={async (name) => onAdded(await addPasskey(name))}
  />
);
