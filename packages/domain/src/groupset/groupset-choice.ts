import type { Dollars, Grams } from '../core/public.ts';
import type { ComponentType, Groupset, GroupsetComponent } from './groupset.ts';

/** A part of the catalogue in a groupset; an edited figure is the visitor's own and replaces the catalogue's. */
export interface CatalogueComponentChoice {
  readonly kind: 'catalogue';
  readonly component: GroupsetComponent;
  readonly editedPrice: Dollars | null;
  readonly editedWeight: Grams | null;
}

/** A part that the visitor brings; null figures were left blank. */
export interface OwnComponentChoice {
  readonly kind: 'own';
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly price: Dollars | null;
  readonly weight: Grams | null;
}

/** What stands in one place of a groupset. */
export type ComponentChoice = CatalogueComponentChoice | OwnComponentChoice;

/** The chosen part of each type; a type without an entry has no part. */
export type GroupsetParts = Readonly<Partial<Record<ComponentType, ComponentChoice>>>;

/** A chosen groupset. `parts` null: not configured, it is as its maker sells it. */
export interface GroupsetChoice {
  readonly groupset: Groupset;
  readonly parts: GroupsetParts | null;
}

/** A catalogue part as it is, without edits. */
export const asListed = (component: GroupsetComponent): CatalogueComponentChoice => ({
  kind: 'catalogue',
  component,
  editedPrice: null,
  editedWeight: null,
});

/** Parts with catalogue parts put into their places and one place emptied. */
export function withParts(
  parts: GroupsetParts,
  taken: readonly GroupsetComponent[],
  removed: ComponentType | null,
): GroupsetParts {
  const left = Object.entries(parts).filter(([type]) => type !== removed);
  return Object.fromEntries([...left, ...taken.map((part) => [part.type, asListed(part)] as const)]);
}

/** The parts a groupset is sold with: for each type the first component that names it as its groupset. */
export function defaultParts(groupset: Groupset, components: readonly GroupsetComponent[]): GroupsetParts {
  const parts: Partial<Record<ComponentType, ComponentChoice>> = {};
  for (const component of components) {
    if (component.groupsetModel === groupset.model) parts[component.type] ??= asListed(component);
  }
  return parts;
}

/** Price of a chosen part: the edited one, else the catalogue's or the visitor's own; null is unknown. */
export const componentPrice = (choice: ComponentChoice): Dollars | null =>
  choice.kind === 'own' ? choice.price : (choice.editedPrice ?? choice.component.price);

/** Weight of a chosen part, like {@link componentPrice}. */
export const componentWeight = (choice: ComponentChoice): Grams | null =>
  choice.kind === 'own' ? choice.weight : (choice.editedWeight ?? choice.component.weight);

/** Name of a chosen part. */
export const componentName = (choice: ComponentChoice): string =>
  choice.kind === 'own' ? choice.name : choice.component.name;

/** Whether a part differs from what its groupset brings: another model's, the visitor's own, or edited (BLD-72). */
export const isComponentModified = (groupset: Groupset, choice: ComponentChoice): boolean =>
  choice.kind === 'own' ||
  choice.component.groupsetModel !== groupset.model ||
  choice.editedPrice !== null ||
  choice.editedWeight !== null;

/** Whether a groupset is modified: any part is not of its own model, or has an edited price or weight (BLD-72). */
export const isGroupsetModified = ({ groupset, parts }: GroupsetChoice): boolean =>
  parts !== null && Object.values(parts).some((choice) => isComponentModified(groupset, choice));
