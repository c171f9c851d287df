import type { VersionedWheelsetWire } from '@pp-tools/domain/contract';
import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useEditor } from '../state/use-editor.ts';
import classes from '../wheelset-data.module.css';
import { EditorFields } from './editor-fields.tsx';

interface WheelsetEditorProps {
  /** Null makes a new one. */
  readonly wheelset: VersionedWheelsetWire | null;
  /** The field that the cursor starts in. */
  readonly focus: CatalogueColumn;
  readonly onClose: () => void;
}

const mayDiscard = (isChanged: boolean): boolean => !isChanged || window.confirm(wheelsetDataTexts.discard);

/** All values of one wheelset as a form. Faults stand by their fields; unsaved entries are never lost silently. */
export function WheelsetEditor({ wheelset, focus, onClose }: WheelsetEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const editor = useEditor(wheelset);
  useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !mayDiscard(editor.isChanged),
    enableBeforeUnload: () => editor.isChanged,
  });
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name="${focus}"]`)?.focus();
  }, [focus]);
  const firstFault = [...editor.faults.keys()][0];
  useEffect(() => {
    if (firstFault) form.current?.querySelector<HTMLElement>(`[name="${firstFault}"]`)?.focus();
  }, [firstFault]);

  const close = () => mayDiscard(editor.isChanged) && onClose();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!editor.isBusy && (await editor.save())) onClose();
  };
  return (
    <Dialog
      title={wheelset === null ? wheelsetDataTexts.newWheelset : `Edit ${wheelset.name}`}
      width={960}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" aria-disabled={editor.isBusy} onClick={() => form.current?.requestSubmit()}>
            Save
          </Button>
        </>
      }
    >
      {editor.trouble && (
        <p role="alert" className={classes.alert}>
          {editor.trouble}
        </p>
      )}
      <form ref={form} noValidate onSubmit={save}>
        <EditorFields editor={editor} />
        {/* Enter in a field saves, as in any form. */}
        <button type="submit" hidden>
          Save
        </button>
      </form>
    </Dialog>
  );
}
