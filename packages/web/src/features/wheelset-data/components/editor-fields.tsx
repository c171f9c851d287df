import type { CatalogueColumn } from '@pp-tools/domain/wheelset';
import { columnLabels, wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { choicesFor, isFigure, isRequired, listGroups } from '../state/column-groups.ts';
import type { Editor } from '../state/use-editor.ts';
import { textIn } from '../state/wheelset-draft.ts';
import classes from '../wheelset-data.module.css';

const groups: readonly { readonly title: string; readonly columns: readonly CatalogueColumn[] }[] = [
  {
    title: 'Identity',
    columns: [
      'ppId',
      'name',
      'shortName',
      'brand',
      'intendedUse',
      'DiscOrRim',
      'clincherOrTubelessOrHookless',
    ],
  },
  { title: 'Price, weight, limits', columns: ['price', 'weight', 'riderWeightLimit', 'warranty'] },
  { title: 'Rims', columns: listGroups.rims },
  { title: 'Spokes and hub', columns: listGroups.hubs },
  { title: 'Links and ranking', columns: listGroups.links },
];

/** The fields of the editor in groups that belong together. */
export function EditorFields({ editor }: { readonly editor: Editor }) {
  return groups.map(({ title, columns }) => (
    <fieldset key={title} className={classes.group}>
      <legend>{title}</legend>
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
    label: columnLabels[column],
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
