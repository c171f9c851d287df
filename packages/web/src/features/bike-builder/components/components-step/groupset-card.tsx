import { type GroupsetChoice, groupsetFigures, isGroupsetModified } from '@pp-tools/domain/groupset';
import { componentsTexts } from '../../../../texts/components-texts.ts';
import { changeBuild } from '../../state/build-store.ts';
import { figureText } from '../line-figures.ts';
import { PartCard } from '../part-card.tsx';
import { PartOrigin } from '../part-origin.tsx';
import { GroupsetPicture, PhotoOr } from '../part-picture.tsx';

interface GroupsetCardProps {
  readonly choice: GroupsetChoice;
  readonly isSelected: boolean;
}

/** A groupset that states no speeds counts as one with 12. */
const usualSpeeds = 12;

/** One groupset; pressing the selected one takes it out of the build (BLD-62). */
export function GroupsetCard({ choice, isSelected }: GroupsetCardProps) {
  const { groupset } = choice;
  const { price, weight } = groupsetFigures(choice);
  const toggle = () =>
    changeBuild(`${isSelected ? 'Remove' : 'Select'} ${groupset.name}`, {
      kind: 'selectGroupset',
      groupset: isSelected ? null : choice,
    });
  return (
    <PartCard
      name={groupset.name}
      brand={groupset.brand}
      picture={
        <PhotoOr link={groupset.imageLink}>
          <GroupsetPicture isDisc={groupset.isDisc} speed={groupset.speed} />
        </PhotoOr>
      }
      badge={groupset.isOwnBrand ? componentsTexts.ourBrand : null}
      figures={[
        { label: 'Weight', value: figureText(weight, 'grams') },
        { label: 'Price', value: figureText(price, 'money') },
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
      isSelected={isSelected}
      onSelect={toggle}
    >
      <PartOrigin name={groupset.name} origin={groupset} />
    </PartCard>
  );
}
