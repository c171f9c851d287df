import { type Build, chosenParts } from '@pp-tools/domain/bike';
import { assortmentTexts } from '../../../texts/assortment-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { discontinuedParts, useAssortment } from './assortment.ts';
import classes from './shop-words.module.css';
import { ReplaceButton } from './shop-words.tsx';

/** The parts of a build that the shop no longer sells, each with its successor; nothing where it sells all. */
export function DiscontinuedCard({ build }: { readonly build: Build }) {
  const assortment = useAssortment();
  const gone = discontinuedParts(chosenParts(build), assortment);
  if (gone.length === 0) return null;
  return (
    <section className={classes.parts} aria-label={assortmentTexts.panel}>
      <h3>{assortmentTexts.panel}</h3>
      <ul>
        {gone.map(({ slot, id, name }) => {
          const facts = assortment(slot, id);
          return (
            <li key={`${slot} ${id}`}>
              {slotNames[slot]}: {name}
              {facts && <ReplaceButton slot={slot} id={id} facts={facts} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
