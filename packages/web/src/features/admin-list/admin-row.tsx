import { type AdminRole, adminRoles, roleNames } from '@pp-tools/domain/admin';
import type { ListedAdmin } from '@pp-tools/domain/contract';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { browserName } from '../../shop/browser-name.ts';
import { adminQuestionTexts, adminListTexts as texts } from '../../texts/admin-list-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { endSessions, removeAdmin, saveRole } from './admin-calls.ts';
import classes from './admin-list.module.css';
import { dayText, instantText } from './instant-text.ts';
import { Question } from './question.tsx';
import { useAdminChange } from './use-admin-change.ts';

/** What is asked before it is done. */
type Asked = { readonly kind: 'remove' } | { readonly kind: 'step-down'; readonly role: AdminRole };

interface AdminRowProps {
  readonly admin: ListedAdmin;
  /** Without another owner this one cannot be changed. */
  readonly isLastOwner: boolean;
}

/** An admin: role, last login, sessions, and what an owner can do about them. */
export function AdminRow({ admin, isLastOwner }: AdminRowProps) {
  const { id, username, role, isSelf, sessions } = admin;
  const router = useRouter();
  const change = useAdminChange();
  const [asked, setAsked] = useState<Asked | null>(null);

  const giveRole = async (next: AdminRole) => {
    setAsked(null);
    await change(() => saveRole(id, next), texts.roleChanged(username, roleNames[next]));
    // What the own role opens has changed.
    if (isSelf) await router.invalidate();
  };
  const remove = async () => {
    setAsked(null);
    await change(() => removeAdmin(id), texts.removed(username));
    if (isSelf) await router.invalidate();
  };
  const choose = (word: string) => {
    const next = adminRoles.find((name) => name === word);
    if (next === undefined || next === role) return;
    if (isSelf) setAsked({ kind: 'step-down', role: next });
    else void giveRole(next);
  };

  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <h2>
          {username} {isSelf && <span className={classes.self}>{texts.self}</span>}
        </h2>
        <Facts admin={admin} />
        <Sessions sessions={sessions} />
      </div>
      {isLastOwner ? (
        <div className={classes.controls}>
          <p className={classes.owner}>{roleNames[role]}</p>
          <p className={classes.quiet}>{texts.lastOwner}</p>
        </div>
      ) : (
        <div className={classes.controls}>
          <RoleField username={username} role={role} onChoose={choose} />
          <div className={classes.actions}>
            {sessions.length > 0 && !isSelf && (
              <Button
                aria-label={texts.endSessionsOf(username)}
                onClick={() => void change(() => endSessions(id), texts.sessionsEnded(username))}
              >
                {texts.endSessions}
              </Button>
            )}
            <Button aria-label={texts.removeOf(username)} onClick={() => setAsked({ kind: 'remove' })}>
              {texts.remove}
            </Button>
          </div>
        </div>
      )}
      {asked?.kind === 'remove' && (
        <Question
          title={adminQuestionTexts.removeTitle(username)}
          text={adminQuestionTexts.remove}
          button={adminQuestionTexts.removeButton}
          onYes={() => void remove()}
          onNo={() => setAsked(null)}
        />
      )}
      {asked?.kind === 'step-down' && (
        <Question
          title={adminQuestionTexts.stepDownTitle}
          text={adminQuestionTexts.stepDown(roleNames[asked.role])}
          button={adminQuestionTexts.stepDownButton}
          onYes={() => void giveRole(asked.role)}
          onNo={() => setAsked(null)}
        />
      )}
    </li>
  );
}

function RoleField({
  username,
  role,
  onChoose,
}: {
  readonly username: string;
  readonly role: AdminRole;
  readonly onChoose: (word: string) => void;
}) {
  return (
    <SelectField
      label={
        <>
          {texts.role} <span className="visually-hidden">{texts.of(username)}</span>
        </>
      }
      value={role}
      onChange={onChoose}
    >
      {adminRoles.map((name) => (
        <option key={name} value={name}>
          {roleNames[name]}
        </option>
      ))}
    </SelectField>
  );
}

function Facts({ admin: { signedInAt, createdAt, hasSecondFactor } }: { readonly admin: ListedAdmin }) {
  const login = signedInAt === null ? texts.noLogin : texts.lastLogin(instantText(signedInAt));
  const steps = hasSecondFactor ? texts.twoSteps : texts.oneStep;
  return <p className={classes.quiet}>{[login, texts.added(dayText(createdAt)), steps].join(' · ')}</p>;
}

function Sessions({ sessions }: Pick<ListedAdmin, 'sessions'>) {
  if (sessions.length === 0) return <p className={classes.quiet}>{texts.noSessions}</p>;
  return (
    <ul className={classes.sessions}>
      {sessions.map(({ id, agent, usedAt, address }) => (
        <li key={id}>{texts.session(browserName(agent), instantText(usedAt), address)}</li>
      ))}
    </ul>
  );
}
