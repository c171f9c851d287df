import { type GroupsetChoice, groupsetFigures, isGroupsetModified } from '@pp-tools/domain/groupset';
import { useUnits } from '../../../platform/unit-preference.ts';
import { FiguresFrom } from '../../../shop/figures-from.tsx';
import { componentsTexts } from '../../../texts/components-texts.ts';
import { columnWords } from '../../../texts/estimate-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { changeBuild, openSummary } from '../builds/build-store.ts';
import { GroupsetVerdict } from '../compatibility/loaded-verdicts.tsx';
import { PartCard } from '../parts/part-card.tsx';
import { figureFact } from '../parts/part-figures.ts';
import { PhotoOr } from '../parts/part-picture.tsx';
import { ShopWords } from '../parts/shop-words.tsx';

interface GroupsetCardProps {
  readonly choice: GroupsetChoice;
  readonly isSelected: boolean;
  readonly onConfigure: () => void;
}

/** A groupset that states no speeds counts as one with 12. */
const usualSpeeds = 12;

/** One groupset; pressing the selected one takes it out of the build (BLD-62). */
export function GroupsetCard({ choice, isSelected, onConfigure }: GroupsetCardProps) {
  const units = useUnits();
  const { groupset } = choice;
  const { price, weight } = groupsetFigures(choice);
  const select = (isWanted: boolean) =>
    changeBuild(`${isWanted ? 'Select' : 'Remove'} ${groupset.name}`, {
      kind: 'selectGroupset',
      groupset: isWanted ? choice : null,
    });
  return (
    <PartCard
      name={groupset.name}
      brand={groupset.brand}
      layout="row"
      picture={groupset.imageLink === null ? null : <PhotoOr link={groupset.imageLink}>{null}</PhotoOr>}
      badge={groupset.isOwnBrand ? componentsTexts.ourBrand : null}
      figures={[
        { label: 'Weight', ...figureFact(weight, 'grams', units) },
        { label: 'Price', ...figureFact(price, 'money', units) },
      ]}
      facts={[
        {
          label: 'Type',
          value: `${groupset.isDisc ? 'Disc' : 'Rim'} ${groupset.isElectronic ? 'Electronic' : 'Mechanical'}`,
        },
        { label: 'Speeds', value: String(groupset.speed ?? usualSpeeds) },
        { label: 'For', value: groupset.use },
        ...(isGroupsetModified(choice) ? [{ label: 'Parts', value: 'Modified' }] : []),
      ]}
      shop={<ShopWords slot="groupset" id={groupset.id} isReplaceable={isSelected} />}
      verdict={<GroupsetVerdict choice={choice} />}
      isSelected={isSelected}
      onSelect={() => select(!isSelected)}
    >
      <FiguresFrom source={groupset.source} estimates={columnWords(groupset.recalledColumns)} />
      <Button aria-label={`Configure: ${groupset.name}`} onClick={onConfigure}>
        Configure
      </Button>
      <Button
        look="primary"
        aria-label={componentsTexts.addNamed(groupset.name)}
        onClick={() => {
          select(true);
          openSummary();
        }}
      >
        {componentsTexts.add}
      </Button>
    </PartCard>
  );
}
