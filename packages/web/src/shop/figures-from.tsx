import { useState } from 'react';
import { originTexts } from '../texts/estimate-texts.ts';
import classes from './figures-from.module.css';

interface FiguresFromProps {
  readonly source: string | null;
  /** The estimates among the figures, by their names. */
  readonly estimates: readonly string[];
  /** When the figures were changed last; left out where that is said elsewhere. */
  readonly dataFrom?: Date | null;
}

/** What the lists name as the source of a row that is from general knowledge as a whole. */
const recall = 'recall';

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);

/** The pages that a source names, as links; other words of it stay words. */
const Source = ({ text }: { readonly text: string }) => (
  <p>
    {originTexts.source}
    {text.split(/(https?:\/\/[^\s;]+)/).map((part) =>
      /^https?:/.test(part) ? (
        <a key={part} href={part} target="_blank" rel="noopener noreferrer">
          {hostOf(part)}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);

/** Where a part's figures come from, how old they are and which of them are estimates. */
export function Origin({ source, estimates, dataFrom = null }: FiguresFromProps) {
  return (
    <>
      {source === null || source === recall ? (
        <p>{source === null ? originTexts.noSource : originTexts.recall}</p>
      ) : (
        <Source text={source} />
      )}
      {estimates.length > 0 && <p>{originTexts.estimates(estimates)}</p>}
      {dataFrom && <p>{originTexts.asOf(dataFrom)}</p>}
    </>
  );
}

/** The same, folded until it is asked for; nothing where nothing is known. */
export function FiguresFrom(props: FiguresFromProps) {
  const { source, estimates } = props;
  if (source === null && estimates.length === 0) return null;
  return (
    <details className={classes.from}>
      <summary>{originTexts.title}</summary>
      <Origin {...props} />
    </details>
  );
}

interface OriginsProps<Part> {
  readonly parts: readonly Part[];
  readonly read: (part: Part) => FiguresFromProps & { readonly name: string };
  readonly dataFrom: Date | null;
}

/** More than these at once nobody reads, and a page of ten thousand would stop. */
const mostOrigins = 200;

function Origins<Part>({ parts, read, dataFrom }: OriginsProps<Part>) {
  return (
    <>
      {dataFrom && <p>{originTexts.asOf(dataFrom)}</p>}
      <ul className={classes.list}>
        {parts
          .slice(0, mostOrigins)
          .map(read)
          .map(({ name, source, estimates }) => (
            <li key={name}>
              <strong>{name}</strong>
              <Origin source={source} estimates={estimates} />
            </li>
          ))}
      </ul>
      {parts.length > mostOrigins && <p>{originTexts.more(parts.length - mostOrigins)}</p>}
    </>
  );
}

/** Where the figures of several parts come from; folded, and nothing of it is made before it is asked for. */
export function OriginsOf<Part>(props: OriginsProps<Part>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.from} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{originTexts.title}</summary>
      {isOpen && <Origins {...props} />}
    </details>
  );
}
