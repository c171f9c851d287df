import { type FormEvent, useId, useRef, useState } from 'react';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { uploadTexts } from '../../../texts/tracking-upload-texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { type UploadProgress, useUpload } from '../state/use-upload.ts';
import { StaffDialog } from './staff-dialog.tsx';
import classes from './tracking.module.css';
import { UploadPreview } from './upload-preview.tsx';

const example = `[
  {
    "order_id": "50101",
    "order_date": "2026-03-03 18:39:00",
    "order_status": "wc-completed",
    "tracking_number": ["LX000000107CN"],
    "phone_number_last_four": "0042",
    "carrierCode": 3011
  }
]`;

/** 批量粘贴订单数据: pasted JSON or a workbook; what cannot be taken is shown with its place before anything is stored. */
export function UploadDialog({
  onUploaded,
  onStored,
  onClose,
}: {
  readonly onUploaded: () => void;
  /** Some orders were stored, while the dialog stays for the rows that were refused. */
  readonly onStored: () => void;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const formId = useId();
  const upload = useUpload(onUploaded, onStored);
  const source = file ?? text;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    upload.submit(source);
  };
  return (
    <StaffDialog
      title={uploadTexts.title}
      width={1000}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            {upload.preview !== null && upload.preview.stored > 0
              ? trackingTexts.close
              : trackingTexts.cancel}
          </Button>
          <Button onClick={() => upload.look(source)} disabled={upload.isBusy}>
            {uploadTexts.preview}
          </Button>
          {upload.validCount > 0 && (
            <Button look="primary" onClick={upload.sendValid} disabled={upload.isBusy}>
              {uploadTexts.uploadValid(upload.validCount)}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            look={upload.isRefused ? 'plain' : 'primary'}
            disabled={upload.isBusy || upload.isRefused}
          >
            {uploadTexts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.stack} onSubmit={submit} aria-busy={upload.isBusy}>
        {upload.alert !== null && (
          <p className={classes.alert} role="alert">
            {upload.alert}
          </p>
        )}
        <label className={classes.field}>
          <span>{uploadTexts.json}</span>
          <textarea
            className={classes.area}
            value={text}
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value);
              upload.forget();
            }}
          />
        </label>
        <details>
          <summary>{uploadTexts.example}</summary>
          <pre className={classes.example}>{example}</pre>
        </details>
        <FileField
          file={file}
          onChoose={(chosen) => {
            setFile(chosen);
            upload.forget();
          }}
        />
        {upload.preview !== null && <UploadPreview preview={upload.preview} />}
        {upload.isBusy && <Working progress={upload.progress} />}
      </form>
    </StaffDialog>
  );
}

/** What the page waits for; a screen reader is told the steps and not every byte. */
function Working({ progress }: { readonly progress: UploadProgress | null }) {
  if (progress === null) return <p role="status">{uploadTexts.working}</p>;
  const { step, sent, total, orders } = progress;
  const text = uploadTexts.sending(step, sent, total, orders);
  return (
    <div className={classes.stack}>
      <p role={sent >= total ? 'status' : undefined}>{text}</p>
      <progress className={classes.progress} max={total} value={sent} aria-label={text} />
    </div>
  );
}

function FileField({
  file,
  onChoose,
}: {
  readonly file: File | null;
  readonly onChoose: (file: File | null) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.field}>
      <span aria-hidden="true">{uploadTexts.file}</span>
      <div className={classes.spread}>
        <label className={classes.file}>
          <span className={buttonClass} aria-hidden="true">
            {uploadTexts.chooseFile}
          </span>
          <input
            ref={input}
            type="file"
            aria-label={uploadTexts.file}
            accept=".xlsx,.csv,.tsv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv"
            onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
          />
          <span role="status">{file === null ? uploadTexts.noFile : uploadTexts.fileChosen(file.name)}</span>
        </label>
        {file !== null && (
          <Button
            look="quiet"
            onClick={() => {
              if (input.current !== null) input.current.value = '';
              onChoose(null);
            }}
          >
            {uploadTexts.removeFile}
          </Button>
        )}
      </div>
    </div>
  );
}
