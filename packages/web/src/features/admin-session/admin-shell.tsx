import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../platform/notices.ts';
import { removeStoredAnswers } from '../../platform/stored-answers.ts';
import { adminTexts, passwordTexts } from '../../texts/admin-texts.ts';
import { Button } from '../../ui/button.tsx';
import { logOut, readSession } from './api/session-calls.ts';
import { PasswordDialog } from './components/password-dialog.tsx';
import { SessionsDialog } from './components/sessions-dialog.tsx';
import classes from './session-screens.module.css';

const items = [
  { path: '/ppauth/admin/wheelsets', label: adminTexts.wheelsets },
  { path: '/ppauth/admin/catalogue', label: adminTexts.catalogue },
  { path: '/ppauth/admin/tracking', label: adminTexts.tracking },
  { path: '/ppauth/admin/counter', label: adminTexts.counter },
  { path: '/ppauth/admin/quotes', label: adminTexts.quotes },
] as const;

/** The frame of the admin pages: a drawer with the pages, who is signed in, and the way out. */
export function AdminShell() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <div className={classes.shell}>
      <nav className={`${classes.drawer} no-print`} aria-label={adminTexts.drawer}>
        {items.map(({ path, label }) => (
          <a key={path} href={path} aria-current={pathname.startsWith(path) ? 'page' : undefined}>
            {label}
          </a>
        ))}
        <SignedIn current={pathname === '/ppauth/admin/account' ? 'page' : undefined} />
      </nav>
      <div className={classes.content}>
        <Outlet />
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

function SignedIn({ current }: { readonly current: 'page' | undefined }) {
  const router = useRouter();
  const queries = useQueryClient();
  const session = useQuery({ queryKey: ['session'], queryFn: readSession, retry: false });
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
        {session.data && (
          <>
            <span>Signed in as </span>
            {session.data.username}
          </>
        )}
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
      {open === 'password' && (
        <PasswordDialog username={session.data?.username ?? ''} onClose={() => setOpen(null)} />
      )}
      {open === 'sessions' && <SessionsDialog onClose={() => setOpen(null)} />}
    </>
  );
}
