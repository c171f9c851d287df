import { shelfTexts } from '../texts/shelf-texts.ts';
import { useShelf } from './shelf.ts';

/** The way to the shelf with what is on it. */
export function ShelfLink() {
  const { length } = useShelf();
  return (
    <a href="/wheelsetCompare" aria-label={shelfTexts.link(length)}>
      {shelfTexts.name} <strong>{length}</strong>
    </a>
  );
}
