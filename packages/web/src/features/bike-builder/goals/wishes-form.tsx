import {
  type BuildCatalogue,
  brandsFor,
  type KeptPart,
  type TyreWidths,
  tyreWidthBands,
} from '@pp-tools/domain/bike';
import { useUnits } from '../../../platform/unit-preference.ts';
import { goalTexts, keptPartText, widthsText } from '../../../texts/goal-texts.ts';
import { Segments } from '../../../ui/segments.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { currentBuild } from '../builds/build-store.ts';
import classes from './goal.module.css';
import { type GoalDraft, keepable } from './goal-draft.ts';

interface WishesProps {
  readonly draft: GoalDraft;
  readonly onChange: (draft: GoalDraft) => void;
}

const keyOf = ({ min, max }: TyreWidths): string => `${min} ${max}`;

function KeptParts({ draft, onChange }: WishesProps) {
  const parts = keepable(draft);
  if (parts.length === 0) return null;
  const { kept } = draft;
  const toggle = (part: KeptPart) =>
    onChange({
      ...draft,
      kept: kept.includes(part) ? kept.filter((each) => each !== part) : [...kept, part],
    });
  return (
    <fieldset className={classes.kept}>
      <legend>{goalTexts.keep}</legend>
      {parts.map((part) => (
        <label key={part}>
          <input type="checkbox" checked={kept.includes(part)} onChange={() => toggle(part)} />
          {keptPartText(part, currentBuild())}
        </label>
      ))}
    </fieldset>
  );
}

/** What the bike should have beyond the goal: gears, tire width, a brand, parts that stay. */
export function WishesForm({
  catalogue,
  draft,
  onChange,
}: WishesProps & { readonly catalogue: BuildCatalogue }) {
  const units = useUnits();
  const widths = tyreWidthBands[draft.bike.type];
  return (
    <div className={classes.form}>
      <Segments
        label={goalTexts.gears}
        value={draft.gears}
        choices={goalTexts.gearKinds}
        onChange={(gears) => onChange({ ...draft, gears })}
      />
      <SelectField
        label={goalTexts.tyreWidth}
        value={draft.tyreWidth === null ? '' : keyOf(draft.tyreWidth)}
        onChange={(key) =>
          onChange({ ...draft, tyreWidth: widths.find((each) => keyOf(each) === key) ?? null })
        }
      >
        <option value="">{goalTexts.usualWidth}</option>
        {widths.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {widthsText(each, units)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={goalTexts.brand}
        value={draft.brand ?? ''}
        onChange={(brand) => onChange({ ...draft, brand: brand === '' ? null : brand })}
      >
        <option value="">{goalTexts.anyBrand}</option>
        {brandsFor(draft.bike, catalogue).map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </SelectField>
      <KeptParts draft={draft} onChange={onChange} />
    </div>
  );
}
