import type { StaffList } from '@pp-tools/domain/contract';
import { type FormEvent, useId, useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { catalogueDataTexts } from '../../../texts/catalogue-data-texts.ts';
import { catalogueImportTexts as texts } from '../../../texts/catalogue-import-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/load-state.tsx';
import classes from '../catalogue-import.module.css';
import { type ImportAgreement, isAgreed } from '../state/import-question.ts';
import { type ImportSource, useImport } from '../state/use-import.ts';
import { ImportPreview } from './import-preview.tsx';

interface ImportDialogProps {
  readonly lists: readonly StaffList[];
  readonly list: StaffList;
  readonly onClose: () => void;
}

const nothingAgreed: ImportAgreement = { goodRows: false, removals: {} };

/** A file or pasted cells, what they are, what they would change, and the import. */
export function ImportDialog({ lists, list, onClose }: ImportDialogProps) {
  const [source, setSource] = useState<ImportSource>({ file: null, text: '', removes: false });
  const [agreement, setAgreement] = useState(nothingAgreed);
  const formId = useId();
  const work = useImport(list.name, (done) => {
    const words = (done?.lists ?? []).map(({ label, added, changed, removed }) =>
      texts.listDone(label, added, changed, removed),
    );
    notify(words.length === 0 ? texts.nothing : texts.done(words), { tone: 'success' });
    onClose();
  });
  const { preview } = work;
  const hasSource = source.file !== null || source.text.trim() !== '';
  const look = (event: FormEvent) => {
    event.preventDefault();
    setAgreement(nothingAgreed);
    void work.look(source);
  };
  return (
    <Dialog
      title={texts.title}
      width={1080}
      onClose={onClose}
      footer={
        preview === null ? (
          <>
            <Button onClick={onClose}>{catalogueDataTexts.cancel}</Button>
            <Button type="submit" form={formId} look="primary" disabled={work.isBusy || !hasSource}>
              {texts.preview}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={work.leave}>{texts.back}</Button>
            <Button
              look="primary"
              disabled={work.isBusy || !isAgreed(preview, agreement)}
              onClick={() => work.store(agreement)}
            >
              {texts.confirm}
            </Button>
          </>
        )
      }
    >
      <div className={classes.stack} aria-busy={work.isBusy}>
        {work.alert !== null && (
          <p className={classes.alert} role="alert">
            {work.alert}
          </p>
        )}
        {preview === null ? (
          <form id={formId} className={classes.stack} onSubmit={look}>
            <SourceFields source={source} onChange={setSource} />
          </form>
        ) : (
          <ImportPreview
            lists={lists}
            preview={preview}
            agreement={agreement}
            onAgree={setAgreement}
            onChoose={work.choose}
          />
        )}
        {work.isBusy && <Loading text={texts.reading} />}
      </div>
    </Dialog>
  );
}

interface SourceFieldsProps {
  readonly source: ImportSource;
  readonly onChange: (source: ImportSource) => void;
}

function SourceFields({ source, onChange }: SourceFieldsProps) {
  return (
    <>
      <p>{texts.intro}</p>
      <label className={classes.field}>
        <span>{texts.file}</span>
        <input
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,.json,.zip"
          onChange={(event) => onChange({ ...source, file: event.target.files?.[0] ?? null })}
        />
        <span className={classes.muted}>{texts.noFile}</span>
      </label>
      <label className={classes.field}>
        <span>{texts.paste}</span>
        <textarea
          className={classes.area}
          value={source.text}
          spellCheck={false}
          disabled={source.file !== null}
          onChange={(event) => onChange({ ...source, text: event.target.value })}
        />
      </label>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={source.removes}
          onChange={(event) => onChange({ ...source, removes: event.target.checked })}
        />
        {texts.removes}
      </label>
    </>
  );
}
