import { longestShareNote } from '@pp-tools/domain/contract';
import { useEffect, useState } from 'react';
import { renderSVG } from 'uqr';
import { copyText } from '../platform/clipboard.ts';
import { downloadText } from '../platform/download.ts';
import { notify } from '../platform/notices.ts';
import { shareTexts } from '../texts/share-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { printSheet } from './print-sheet.ts';
import classes from './share-dialog.module.css';
import { type Shareable, sayAddress, shortAddressOf } from './share-link.ts';

interface ShareDialogProps {
  readonly state: () => Shareable | Promise<Shareable>;
  readonly onClose: () => void;
}

/** An address with its picture; null for one that no QR code holds. */
function codeOf(address: string): string | null {
  try {
    return renderSVG(address, { ecc: 'M', border: 4 });
  } catch {
    return null;
  }
}

interface Made {
  readonly state: Shareable;
  readonly address: string;
  readonly isShort: boolean;
}

async function make(state: Shareable, note: string): Promise<Made> {
  const short = await shortAddressOf(state, note);
  return { state, address: short ?? state.longAddress, isShort: short !== null };
}

async function copy(address: string): Promise<void> {
  if (await copyText(address)) notify(shareTexts.copied, { tone: 'success' });
  else sayAddress(address);
}

function NoteForm({ onAdd }: { readonly onAdd: (note: string) => void }) {
  const [note, setNote] = useState('');
  return (
    <form
      className={classes.note}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(note);
      }}
    >
      <TextField
        label={shareTexts.note}
        hint={shareTexts.noteHint}
        value={note}
        maxLength={longestShareNote}
        onChange={({ target }) => setNote(target.value)}
      />
      <div>
        <Button type="submit" disabled={note.trim() === ''}>
          {shareTexts.addNote}
        </Button>
      </div>
    </form>
  );
}

function Sheet({ made, onAdd }: { readonly made: Made; readonly onAdd: (note: string) => void }) {
  const { address, isShort } = made;
  const svg = codeOf(address);
  return (
    <div className={classes.sheet}>
      {svg === null ? (
        <p className={classes.quiet}>{shareTexts.tooLong}</p>
      ) : (
        <img
          className={classes.code}
          alt={shareTexts.code}
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        />
      )}
      <div role="status">
        <span className={classes.quiet}>{isShort ? shareTexts.short : shareTexts.long}</span>
        <strong className={classes.address} data-long={isShort ? undefined : ''}>
          {address}
        </strong>
      </div>
      <p className={classes.quiet}>{isShort ? shareTexts.fixed : shareTexts.offline}</p>
      {isShort && <NoteForm onAdd={onAdd} />}
    </div>
  );
}

/** The address of a page as a text and as a picture for cameras, to copy, to save or to print. */
export function ShareDialog({ state, onClose }: ShareDialogProps) {
  const [read] = useState(() => state);
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(read())
      .then((ready) => make(ready, ''))
      .then((first) => isCurrent && setMade(first));
    return () => {
      isCurrent = false;
    };
  }, [read]);
  const svg = made === null ? null : codeOf(made.address);
  return (
    <Dialog
      title={shareTexts.title}
      width={480}
      onClose={onClose}
      footer={
        made !== null && (
          <>
            <Button disabled={svg === null} onClick={() => printSheet(svg ?? '', made.address)}>
              {shareTexts.print}
            </Button>
            <Button
              disabled={svg === null}
              onClick={() => downloadText('qr-code.svg', svg ?? '', 'image/svg+xml')}
            >
              {shareTexts.saveSvg}
            </Button>
            <Button look="primary" onClick={() => void copy(made.address)}>
              {shareTexts.copy}
            </Button>
          </>
        )
      }
    >
      {made === null ? (
        <p role="status">{shareTexts.making}</p>
      ) : (
        <Sheet made={made} onAdd={(note) => void make(made.state, note.trim()).then(setMade)} />
      )}
    </Dialog>
  );
}
