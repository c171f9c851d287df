import type { Wheelset } from '@pp-tools/domain/wheelset';
import { notify } from '../platform/notices.ts';
import { sayOnPage } from '../platform/page-event.ts';
import { shelfTexts } from '../texts/shelf-texts.ts';
import { Button } from '../ui/button.tsx';
import { shelfIds, toggleOnShelf, useShelf } from './shelf.ts';

interface ShelfButtonProps {
  readonly wheelset: Wheelset;
  readonly text: string;
}

/** Puts a wheelset on the shelf where the visitor is; the list grows, the page stays. */
export function ShelfButton({ wheelset, text }: ShelfButtonProps) {
  const isOn = useShelf().includes(wheelset.id);
  const press = () => {
    const isThere = toggleOnShelf(wheelset);
    if (isThere) sayOnPage({ name: 'select_item', items: [String(wheelset.ppId)] });
    notify(shelfTexts.done(wheelset.shortName, isThere, shelfIds().length), {
      action: { label: shelfTexts.open, run: () => window.location.assign('/wheelsetCompare') },
    });
  };
  return (
    <Button aria-pressed={isOn} aria-label={`${text}: ${wheelset.shortName}`} onClick={press}>
      {text}
    </Button>
  );
}
