import {
  isInCategory,
  type Wheelset,
  type WheelsetCategory,
  wheelsetCategories,
} from '../wheelset/public.ts';
import { comparisonColumns, type FigureColumn } from './columns.ts';

/** The category in which a wheelset is measured: the first that it belongs to; null for a use of its own. */
export const mainCategory = (wheelset: Wheelset): WheelsetCategory | null =>
  wheelsetCategories.find((category) => isInCategory(wheelset, category)) ?? null;

/** Columns that place a wheelset among others, by their ids. */
const placedColumns = ['weight', 'price', 'frontRimDepth', 'frontInnerWidth'] as const;

/** Where one figure of a wheelset stands among the others of its category. */
export interface PeerPlace {
  readonly column: FigureColumn;
  readonly value: number;
  /** How many of the others have a larger, a smaller, and the same figure; unknown ones do not count. */
  readonly above: number;
  readonly below: number;
  readonly equal: number;
}

const isPlaced = (column: (typeof comparisonColumns)[number]): column is FigureColumn =>
  column.kind !== 'text' && placedColumns.some((id) => id === column.id);

/** Places a wheelset among its peers, figure by figure; a figure that is unknown, or known of no other, is left out. */
export function placesAmongPeers(wheelset: Wheelset, peers: readonly Wheelset[]): readonly PeerPlace[] {
  const others = peers.filter(({ id }) => id !== wheelset.id);
  return comparisonColumns.filter(isPlaced).flatMap((column): PeerPlace[] => {
    const value = column.read(wheelset);
    const known = others.map(column.read).filter((figure) => figure !== null);
    if (value === null || known.length === 0) return [];
    const above = known.filter((figure) => figure > value).length;
    const below = known.filter((figure) => figure < value).length;
    return [{ column, value, above, below, equal: known.length - above - below }];
  });
}

/**
 * The peers that a buyer would weigh against a wheelset: nearest in weight, price, depth and width, each difference
 * as a share of the wheelset's own figure. A figure that one side lacks counts as half of it.
 */
export function nearestRivals(
  wheelset: Wheelset,
  peers: readonly Wheelset[],
  most: number,
): readonly Wheelset[] {
  const columns = comparisonColumns.filter(isPlaced);
  const distance = (peer: Wheelset): number =>
    columns.reduce((sum, { read }) => {
      const own = read(wheelset);
      const other = read(peer);
      const share = own === null || other === null || own === 0 ? 0.5 : Math.abs(other - own) / own;
      return sum + share;
    }, 0);
  return peers
    .filter(({ id, brake }) => id !== wheelset.id && brake === wheelset.brake)
    .map((peer) => ({ peer, far: distance(peer) }))
    .sort((one, other) => one.far - other.far || one.peer.ppId - other.peer.ppId)
    .slice(0, most)
    .map(({ peer }) => peer);
}
