import { type VersionedWheelsetWire, wheelsetAdminPaths } from '@pp-tools/domain/contract';
import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { UnreadRows } from '../../shop/unread-rows.tsx';
import { wheelsetDataTexts } from '../../texts/wheelset-data-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Loading, Trouble } from '../../ui/load-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { wheelsetsQuery } from './api/wheelset-calls.ts';
import { AuditTrail } from './components/audit-trail.tsx';
import { QualityBoard } from './components/quality-board.tsx';
import { RefreshDialog } from './components/refresh-dialog.tsx';
import { RefreshHistory } from './components/refresh-history.tsx';
import { WheelsetEditor } from './components/wheelset-editor.tsx';
import { WheelsetList } from './components/wheelset-list.tsx';

/** What is open over the page. */
type Open =
  | {
      readonly kind: 'editor';
      readonly wheelset: VersionedWheelsetWire | null;
      readonly focus?: CatalogueColumn;
    }
  | { readonly kind: 'refresh' }
  | null;

/** The catalogue in the hands of staff: list, quality, refreshes, and who changed what. */
export function WheelsetDataScreen() {
  const { view = 'list' } = useSearch({ from: '/ppauth/admin/wheelsets' });
  const navigate = useNavigate({ from: '/ppauth/admin/wheelsets' });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title={wheelsetDataTexts.title}
      intro={wheelsetDataTexts.intro}
      actions={
        <>
          <Button onClick={() => setOpen({ kind: 'editor', wheelset: null })}>
            <PlusIcon />
            {wheelsetDataTexts.newWheelset}
          </Button>
          <Button look="primary" onClick={() => setOpen({ kind: 'refresh' })}>
            {wheelsetDataTexts.refreshData}
          </Button>
        </>
      }
    >
      <Tabs
        label={wheelsetDataTexts.title}
        tabs={wheelsetDataTexts.views}
        selected={view}
        onSelect={(next) => navigate({ search: (search) => ({ ...search, view: next }), replace: true })}
      >
        {view === 'refreshes' && <RefreshHistory />}
        {view === 'audit' && <AuditTrail />}
        {(view === 'list' || view === 'quality') && (
          <Catalogue view={view} onEdit={(wheelset, focus) => setOpen(editorOf(wheelset, focus))} />
        )}
      </Tabs>
      {open?.kind === 'editor' && (
        <WheelsetEditor wheelset={open.wheelset} focus={open.focus ?? 'name'} onClose={close} />
      )}
      {open?.kind === 'refresh' && <RefreshDialog onClose={close} />}
    </Page>
  );
}

const editorOf = (wheelset: VersionedWheelsetWire, focus: CatalogueColumn | undefined): Open => ({
  kind: 'editor',
  wheelset,
  ...(focus === undefined ? {} : { focus }),
});

interface CatalogueProps {
  readonly view: 'list' | 'quality';
  readonly onEdit: (wheelset: VersionedWheelsetWire, focus?: CatalogueColumn) => void;
}

function Catalogue({ view, onEdit }: CatalogueProps) {
  const { data, isPending, refetch } = useQuery(wheelsetsQuery);
  if (isPending) return <Loading />;
  if (data === undefined) {
    return (
      <Trouble title={wheelsetDataTexts.loadFailed} onRetry={() => refetch()}>
        Your connection may be down, or your session has ended.
      </Trouble>
    );
  }
  return (
    <>
      <UnreadRows path={wheelsetAdminPaths.list} />
      {view === 'list' ? (
        <WheelsetList wheelsets={data} onEdit={onEdit} />
      ) : (
        <QualityBoard wheelsets={data} onEdit={onEdit} />
      )}
    </>
  );
}
