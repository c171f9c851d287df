import { type CatalogueColumn, wheelsetFieldLabel } from '@pp-tools/domain/wheelset';
import { fieldGroupTexts } from '../../../texts/cell-texts.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { choicesFor, editorGroups, isFigure, isRequired } from '../state/column-groups.ts';
import type { Editor } from '../state/use-editor.ts';
import { textIn } from '../state/wheelset-draft.ts';
import classes from '../wheelset-data.module.css';

/** The fields of the editor in groups that belong together. */
export function EditorFields({ editor }: { readonly editor: Editor }) {
  return editorGroups.map(({ group, columns }) => (
    <fieldset key={group} className={classes.group}>
      <legend>{fieldGroupTexts[group]}</legend>
      <div className={classes.fields}>
        {columns.map((column) => (
          <EditorField key={column} column={column} editor={editor} />
        ))}
      </div>
    </fieldset>
  ));
}

const sentence = (reason: string | undefined): string | null =>
  reason === undefined ? null : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

function EditorField({ column, editor }: { readonly column: CatalogueColumn; readonly editor: Editor }) {
  const value = textIn(editor.draft, column);
  const theirs = editor.clashes.get(column);
  const hint =
    theirs === undefined ? undefined : `Now stored by somebody else: ${theirs || wheelsetDataTexts.unknown}`;
  const shared = {
    label: wheelsetFieldLabel(column),
    name: column,
    value,
    required: isRequired(column),
    fault: sentence(editor.faults.get(column)),
    hint,
  };
  const options = choicesFor(column, value);
  if (options === null) {
    return (
      <TextField
        {...shared}
        inputMode={isFigure(column) ? 'decimal' : undefined}
        placeholder={isRequired(column) ? undefined : wheelsetDataTexts.unknown}
        onChange={(event) => editor.change(column, event.currentTarget.value)}
      />
    );
  }
  return (
    <ChoiceField
      {...shared}
      blank={wheelsetDataTexts.unknown}
      options={options}
      onChange={(next) => editor.change(column, next)}
    />
  );
}
