import { useMutation, useQueryClient } from '@tanstack/react-query';
import { doneUnread } from '../../../texts/shell-texts.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/load-state.tsx';
import { refreshWheelsets } from '../api/refresh-calls.ts';
import { forgetCatalogue } from '../state/forget-catalogue.ts';
import { readRefreshFault } from '../state/refresh-fault.ts';
import { type RemovalQuestion, useRefreshQuestion } from '../state/use-refresh-question.ts';
import classes from '../wheelset-data.module.css';
import { RefreshFaults, RefreshPreviewView } from './refresh-preview.tsx';

const texts = wheelsetDataTexts.refresh;

/** Warns, shows what would change, refreshes on 'Yes, Refresh', and says how it went. */
export function RefreshDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const question = useRefreshQuestion();
  const refresh = useMutation({
    mutationFn: refreshWheelsets,
    onSettled: () => forgetCatalogue(queries),
  });
  return (
    <Dialog
      title={texts.title}
      width={720}
      persistent={refresh.isPending}
      onClose={onClose}
      footer={
        refresh.isSuccess ? (
          <Button look="primary" onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <>
            <Button aria-disabled={refresh.isPending} onClick={() => refresh.isPending || onClose()}>
              {texts.cancel}
            </Button>
            {refresh.isIdle && question.isBlocked ? (
              <Button onClick={() => question.preview.refetch()}>{texts.readAgain}</Button>
            ) : (
              <Button
                look="primary"
                aria-disabled={refresh.isPending || !question.isAnswered}
                onClick={() => refresh.isPending || !question.isAnswered || refresh.mutate()}
              >
                {texts.confirm}
              </Button>
            )}
          </>
        )
      }
    >
      {refresh.isPending && <Loading text={texts.running} />}
      {refresh.isSuccess && (
        <p role="status" className={classes.success}>
          {refresh.data === null ? doneUnread.text : texts.succeeded(refresh.data)}
        </p>
      )}
      {refresh.isError && <Failure thrown={refresh.error} />}
      {refresh.isIdle && <Question question={question} />}
    </Dialog>
  );
}

function Failure({ thrown }: { readonly thrown: Error }) {
  const { text, rejected } = readRefreshFault(thrown);
  return (
    <div role="alert" className={classes.stack}>
      <p className={classes.alert}>{texts.failed}</p>
      {rejected.length === 0 ? text && <p>{text}</p> : <RefreshFaults rejected={rejected} />}
    </div>
  );
}

function Question({ question }: { readonly question: ReturnType<typeof useRefreshQuestion> }) {
  const { preview, removal } = question;
  return (
    <div className={classes.stack}>
      <p>{texts.warning}</p>
      {preview.isPending && <Loading text={texts.reading} />}
      {preview.isError && (
        <p className={classes.alert}>{readRefreshFault(preview.error).text ?? texts.noPreview}</p>
      )}
      {preview.data && <RefreshPreviewView preview={preview.data} />}
      {removal !== null && <RemovalField removal={removal} />}
    </div>
  );
}

/** So many removals are agreed to by typing their number. */
function RemovalField({ removal }: { readonly removal: RemovalQuestion }) {
  const { removed, before, text, type } = removal;
  return (
    <div className={classes.stack}>
      <p className={classes.alert}>{texts.manyRemoved(removed, before)}</p>
      <label className={classes.typed}>
        <span>{texts.typeRemoved(removed)}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </label>
    </div>
  );
}
