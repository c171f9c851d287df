import type { CatalogueImportEntry } from '@pp-tools/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { catalogueDataTexts } from '../../../texts/catalogue-data-texts.ts';
import { catalogueImportTexts as texts } from '../../../texts/catalogue-import-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { importsQuery, rollBackImport } from '../api/import-calls.ts';
import classes from '../catalogue-import.module.css';
import { forgetLists, importFaultText } from '../state/use-import.ts';

/** Every import with who, when, from which file and how much; each can be rolled back. */
export function ImportsDialog({ onClose }: { readonly onClose: () => void }) {
  const imports = useQuery(importsQuery);
  return (
    <Dialog title={texts.historyTitle} width={720} onClose={onClose}>
      {imports.isPending && <Loading />}
      {imports.isError && (
        <Trouble title={catalogueDataTexts.loadFailed} onRetry={() => imports.refetch()}>
          {catalogueDataTexts.loadFailedHelp}
        </Trouble>
      )}
      {imports.data?.length === 0 && <p className={classes.muted}>{texts.noImports}</p>}
      <ol className={classes.entries}>
        {imports.data?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </Dialog>
  );
}

function Entry({ entry }: { readonly entry: CatalogueImportEntry }) {
  const { id, kind, at, actor, source, lists, rolledBackBy } = entry;
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const rollBack = async () => {
    setBusy(true);
    setFault(null);
    try {
      await rollBackImport(id);
      notify(texts.rolledBack, { tone: 'success' });
    } catch (thrown) {
      setFault(importFaultText(thrown));
    }
    await forgetLists(queries);
    setBusy(false);
    setAsked(false);
  };
  return (
    <li className={classes.entry}>
      <div>
        <h3>
          {texts.kinds[kind]} {id}
        </h3>
        <p className={classes.muted}>
          {new Date(at).toLocaleString('en-US')} {texts.by(actor, source)}
        </p>
        <ul>
          {lists.map(({ list, label, added, changed, removed }) => (
            <li key={list}>{texts.listDone(label, added, changed, removed)}</li>
          ))}
        </ul>
        {fault !== null && (
          <p className={classes.alert} role="alert">
            {fault}
          </p>
        )}
      </div>
      {rolledBackBy !== null && <p className={classes.muted}>{texts.wasRolledBack(rolledBackBy)}</p>}
      {rolledBackBy === null && !asked && <Button onClick={() => setAsked(true)}>{texts.rollBack}</Button>}
      {asked && (
        <Button look="danger" disabled={isBusy} onClick={rollBack}>
          {texts.rollBackSure}
        </Button>
      )}
    </li>
  );
}
