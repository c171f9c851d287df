import { useQuery } from '@tanstack/react-query';
import { useMayDo } from '../../shop/staff-session.ts';
import { accountTexts } from '../../texts/account-texts.ts';
import { Loading, Trouble } from '../../ui/load-state.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './admin-account.module.css';
import { factorsQuery } from './api/factor-calls.ts';
import { NoticeSection } from './components/notice-section.tsx';
import { FailedMessagesSection, StorageSection } from './components/operation-section.tsx';
import { SecondFactorSection } from './components/second-factor-section.tsx';

/** How the admin logs in and what the shop sends. */
export function AdminAccountScreen() {
  const { data, isPending, refetch } = useQuery(factorsQuery);
  const isOwner = useMayDo()('administration');
  const mustAdd = data?.isDemanded && !data.totp && data.passkeys.length === 0;
  return (
    <Page title={accountTexts.title} intro={accountTexts.intro}>
      {isPending && <Loading />}
      {!isPending && data === undefined && (
        <Trouble title={accountTexts.failed} onRetry={() => refetch()}>
          {accountTexts.failedHelp}
        </Trouble>
      )}
      {mustAdd && (
        <p className={classes.demanded} role="status">
          {accountTexts.demanded}
        </p>
      )}
      {data && <SecondFactorSection state={data} />}
      {data && !mustAdd && (
        <>
          <NoticeSection />
          {isOwner && <FailedMessagesSection />}
          {isOwner && <StorageSection />}
        </>
      )}
    </Page>
  );
}
