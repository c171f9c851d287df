import { roleNames } from '@pp-tools/domain/admin';
import type { ListedInvitation } from '@pp-tools/domain/contract';
import { invitationTexts as texts } from '../../texts/admin-list-texts.ts';
import { Button } from '../../ui/button.tsx';
import { withdraw } from './admin-calls.ts';
import classes from './admin-list.module.css';
import { instantText } from './instant-text.ts';
import { useAdminChange } from './use-admin-change.ts';

/** Invitations that nobody has accepted; nothing while there are none. */
export function InvitationList({ invitations }: { readonly invitations: readonly ListedInvitation[] }) {
  const change = useAdminChange();
  if (invitations.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="invitations">
      <h2 id="invitations">{texts.waiting}</h2>
      <ul className={classes.list}>
        {invitations.map(({ id, username, role, invitedBy, expiresAt, isExpired }) => (
          <li key={id} className={classes.row}>
            <div className={classes.facts}>
              <h3>{username}</h3>
              <p className={classes.quiet}>
                {(isExpired ? texts.expired : texts.until)(
                  roleNames[role],
                  invitedBy,
                  instantText(expiresAt),
                )}
              </p>
            </div>
            <div className={classes.actions}>
              <Button
                aria-label={texts.withdrawOf(username)}
                onClick={() => void change(() => withdraw(id), texts.withdrawn(username))}
              >
                {texts.withdraw}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
