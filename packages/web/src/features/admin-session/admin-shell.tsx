import { type AdminRole, roleNames } from '@pp-tools/domain/admin';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../platform/notices.ts';
import { removeStoredAnswers } from '../../platform/stored-answers.ts';
import type { StaffSession } from '../../shop/staff-session.ts';
import { adminTexts, passwordTexts } from '../../texts/admin-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { mayOpen, pagesOf } from './admin-pages.ts';
import { logOut } from './api/session-calls.ts';
import { PasswordDialog } from './components/password-dialog.tsx';
import { SessionsDialog } from './components/sessions-dialog.tsx';
import classes from './session-screens.module.css';

/** The frame of the admin pages: a drawer with the pages of the role, who is signed in, and the way out. */
export function AdminShell() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const session = useRouteContext({ from: '/ppauth/admin', select: (context) => context.session });
  return (
    <div className={classes.shell}>
      <nav className={`${classes.drawer} no-print`} aria-label={adminTexts.drawer}>
        {pagesOf(session.role).map(({ path, label }) => (
          <a key={path} href={path} aria-current={pathname.startsWith(path) ? 'page' : undefined}>
            {label}
          </a>
        ))}
        <SignedIn session={session} current={pathname === '/ppauth/admin/account' ? 'page' : undefined} />
      </nav>
      <div className={classes.content}>
        {mayOpen(session.role, pathname) ? <Outlet /> : <ClosedPage role={session.role} />}
      </div>
    </div>
  );
}

/** The search of the tracking page may be a customer's order number. */
function forgetSearches() {
  try {
    localStorage.removeItem('searchOrderId');
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** A page that the role does not open: why, and where to go on. */
function ClosedPage({ role }: { readonly role: AdminRole }) {
  const [first] = pagesOf(role);
  return (
    <Page title={adminTexts.closed}>
      <p>{adminTexts.closedWhy(roleNames[role].toLowerCase())}</p>
      <p>
        <a href={first?.path ?? '/ppauth/admin/account'}>
          {adminTexts.closedWay(first?.label ?? adminTexts.account)}
        </a>
      </p>
    </Page>
  );
}

function SignedIn({
  session,
  current,
}: {
  readonly session: StaffSession;
  readonly current: 'page' | undefined;
}) {
  const router = useRouter();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'password' | 'sessions' | null>(null);
  const leave = async () => {
    try {
      await logOut();
    } catch {
      notify(adminTexts.logoutFailed, { tone: 'error' });
      return;
    }
    // Nothing of what staff saw stays behind for the next user of this browser.
    queries.clear();
    forgetSearches();
    void removeStoredAnswers();
    router.history.push('/ppauth/adminLogin');
  };
  return (
    <>
      <span className={classes.who}>
        <span>{adminTexts.signedInAs}</span> {session.username}
        <br />
        {roleNames[session.role]}
      </span>
      <a href="/ppauth/admin/account" aria-current={current}>
        {adminTexts.account}
      </a>
      <Button look="quiet" onClick={() => setOpen('sessions')}>
        {adminTexts.sessions}
      </Button>
      <Button look="quiet" onClick={() => setOpen('password')}>
        {passwordTexts.title}
      </Button>
      <Button onClick={leave}>{adminTexts.logout}</Button>
      {open === 'password' && <PasswordDialog username={session.username} onClose={() => setOpen(null)} />}
      {open === 'sessions' && <SessionsDialog onClose={() => setOpen(null)} />}
    </>
  );
}
