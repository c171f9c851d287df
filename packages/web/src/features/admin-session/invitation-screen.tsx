import { roleNames } from '@pp-tools/domain/admin';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callFaultOf } from '../../platform/http-client.ts';
import { invitationTexts as texts } from '../../texts/admin-list-texts.ts';
import { adminTexts } from '../../texts/admin-texts.ts';
import { Loading, Trouble } from '../../ui/load-state.tsx';
import { Page } from '../../ui/page.tsx';
import { acceptInvitation, readInvitation } from './api/session-calls.ts';
import { SessionForm } from './components/session-form.tsx';
import classes from './session-screens.module.css';
import { tokenOfAddress } from './token-of-address.ts';

const fields = [
  {
    name: 'newPassword',
    label: texts.password,
    type: 'password',
    autoComplete: 'new-password',
    hint: adminTexts.passwordHint,
    missing: adminTexts.required(texts.password),
  },
] as const;

/** Why a step failed, in the words of the server where it has some. */
function refusalText(thrown: unknown): string {
  const fault = callFaultOf(thrown);
  if (fault?.kind === 'unreachable') return texts.unreachable;
  return (fault?.kind === 'refused' && fault.message) || texts.failed;
}

/** Where the link of an invitation leads: the invited person chooses a password. */
export function InvitationScreen() {
  const router = useRouter();
  const [token] = useState(tokenOfAddress);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => readInvitation(token),
    enabled: token !== '',
    retry: false,
  });
  const send = async (values: ReadonlyMap<string, string>) => {
    setRefusal(null);
    try {
      await acceptInvitation(token, values.get('newPassword') ?? '');
      router.history.push('/ppauth/adminLogin?registered=true');
    } catch (thrown) {
      setRefusal(refusalText(thrown));
    }
  };
  const isUnreachable = callFaultOf(error)?.kind === 'unreachable';
  return (
    <div className={classes.gate}>
      <Page title={texts.acceptTitle}>
        {token === '' && <p>{texts.noToken}</p>}
        {isLoading && <Loading />}
        {error && (
          <Trouble
            title={texts.over}
            {...(isUnreachable ? { onRetry: () => void refetch() } : {})}
            more={<a href="/ppauth/adminLogin">{texts.toLogin}</a>}
          >
            {refusalText(error)}
          </Trouble>
        )}
        {data && (
          <>
            <p>{texts.accept(data.username, roleNames[data.role])}</p>
            <SessionForm fields={fields} button={texts.acceptButton} onSend={send} refusal={refusal} />
          </>
        )}
      </Page>
    </div>
  );
}
