import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { isFiltered, noFilters, type TableView } from '../state/use-order-table.ts';

interface EmptyListProps {
  readonly view: TableView;
  readonly isLoading: boolean;
  /** Orders that a search found but the filters hide. */
  readonly hidden: number;
  readonly onChange: (changes: Partial<TableView>) => void;
  readonly onUpload: () => void;
}

/** Why the table is empty, with the one action that changes it. */
export function EmptyList({ view, isLoading, hidden, onChange, onUpload }: EmptyListProps) {
  if (isLoading) return <p>{trackingTexts.loading}</p>;
  if (hidden > 0) {
    return (
      <>
        <p>{trackingTexts.hiddenByFilter(hidden)}</p>
        <Button onClick={() => onChange(noFilters)}>{trackingTexts.clearFilters}</Button>
      </>
    );
  }
  if (view.searchOrderId !== '') {
    return (
      <>
        <p>{trackingTexts.notFound}</p>
        <p>{trackingTexts.searchHint}</p>
        <Button onClick={() => onChange({ searchOrderId: '' })}>{trackingTexts.clearSearch}</Button>
      </>
    );
  }
  return isFiltered(view) ? (
    <>
      <p>{trackingTexts.emptyFiltered}</p>
      <Button onClick={() => onChange(noFilters)}>{trackingTexts.showAll}</Button>
    </>
  ) : (
    <>
      <p>{trackingTexts.empty}</p>
      <Button onClick={onUpload}>{trackingTexts.uploadFirst}</Button>
    </>
  );
}
