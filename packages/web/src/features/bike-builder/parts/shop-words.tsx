import type { BikeSlot } from '@pp-tools/domain/part';
import type { ShopFacts } from '@pp-tools/domain/sharing';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notices.ts';
import { articleText, assortmentTexts, stockText } from '../../../texts/assortment-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useAssortment } from './assortment.ts';
import classes from './shop-words.module.css';

/** That the shop no longer sells a part. */
export const DiscontinuedMark = () => <span className={classes.gone}>{assortmentTexts.discontinued}</span>;

const replace = () => import('./replace-chosen.ts');

interface ReplaceButtonProps {
  readonly slot: BikeSlot;
  readonly id: string;
  readonly facts: ShopFacts;
}

/** Puts the successor of a discontinued part into the build; nothing where the shop names none. */
export function ReplaceButton({ slot, id, facts: { isDiscontinued, successor } }: ReplaceButtonProps) {
  const client = useQueryClient();
  if (!isDiscontinued || successor === null) return null;
  return (
    <Button
      className={`${classes.replace} no-print`}
      onClick={() => {
        replace()
          .then(({ replaceChosen }) => replaceChosen(client, { slot, id, successor }))
          .catch(() => notify(assortmentTexts.notReplaced));
      }}
    >
      {assortmentTexts.replaceWith(successor.name)}
    </Button>
  );
}

interface ShopWordsProps {
  readonly slot: BikeSlot;
  /** Null for a part that the visitor brings. */
  readonly id: string | null;
  /** The part is in the visitor's own build, where it can be replaced. */
  readonly isReplaceable: boolean;
}

/** What the shop says of a part: that it is discontinued, with its successor, and what is in stock. */
export function ShopWords({ slot, id, isReplaceable }: ShopWordsProps) {
  const assortment = useAssortment();
  const facts = id === null ? null : assortment(slot, id);
  if (id === null || facts === null) return null;
  const stock = stockText(facts);
  const article = articleText(facts);
  return (
    <span className={classes.words}>
      {facts.isDiscontinued && <DiscontinuedMark />}
      {stock !== null && <span data-stock={facts.stock}>{stock}</span>}
      {article !== null && <span>{article}</span>}
      {isReplaceable && <ReplaceButton slot={slot} id={id} facts={facts} />}
    </span>
  );
}
