import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationTexts, adminListTexts as texts } from '../../texts/admin-list-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Loading, Trouble } from '../../ui/load-state.tsx';
import { Page } from '../../ui/page.tsx';
import { adminsQuery } from './admin-calls.ts';
import classes from './admin-list.module.css';
import { AdminRow } from './admin-row.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';

/** Where an owner sees who can log in, and changes it. */
export function AdminListScreen() {
  const { data, isPending, refetch } = useQuery(adminsQuery);
  const [isInviting, setInviting] = useState(false);
  const owners = data?.admins.filter(({ role }) => role === 'owner').length ?? 0;
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button look="primary" onClick={() => setInviting(true)}>
          {invitationTexts.open}
        </Button>
      }
    >
      {isPending && <Loading text={texts.loading} />}
      {!isPending && data === undefined && (
        <Trouble title={texts.failed} onRetry={() => void refetch()}>
          {texts.failedHelp}
        </Trouble>
      )}
      {data && (
        <ul className={classes.list}>
          {data.admins.map((admin) => (
            <AdminRow key={admin.id} admin={admin} isLastOwner={admin.role === 'owner' && owners === 1} />
          ))}
        </ul>
      )}
      {data && <InvitationList invitations={data.invitations} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}
