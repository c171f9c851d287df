import type { HistoryDocument } from '@pp-tools/domain/shipment';
import { type FindFont, missingCharacters } from './font-runs.ts';

/** A row of a history with characters that no font has; `row` counts the scans of a number from 1, newest first. */
export interface MissingCharacters {
  readonly number: string;
  readonly row: number;
  readonly characters: readonly string[];
}

/** Every text of some histories. */
export const historyTexts = (documents: readonly HistoryDocument[]): string[] =>
  documents.flatMap(({ number, orderId, groups }) => [
    number,
    orderId,
    ...groups.flatMap(({ carrier, rows }) => [carrier, ...rows.flat()]).filter((text) => text !== null),
  ]);

/** The rows that hold characters which no font has. */
export const rowsWithMissing = (
  documents: readonly HistoryDocument[],
  findFont: FindFont,
): MissingCharacters[] =>
  documents.flatMap(({ number, groups }) =>
    groups
      .flatMap(({ rows }) => rows)
      .flatMap((cells, index) => {
        const characters = missingCharacters(cells.filter((cell) => cell !== null).join(' '), findFont);
        return characters.length > 0 ? [{ number, row: index + 1, characters }] : [];
      }),
  );
