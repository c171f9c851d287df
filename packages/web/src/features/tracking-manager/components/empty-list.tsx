import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { isFiltered, noFilters, type TableView } from '../state/use-order-table.ts';

interface EmptyListProps {
  readonly view: TableView;
  readonly isLoading: boolean;
  readonly onChange: (changes: Partial<TableView>) => void;
  readonly onUpload: () => void;
}

/** Why the table is empty, with the one action that changes it. */
export function EmptyList({ view, isLoading, onChange, onUpload }: EmptyListProps) {
  if (isLoading) return <p>{trackingTexts.loading}</p>;
  if (view.searchOrderId !== '') {
    return (
      <>
        <p>{trackingTexts.notFound}</p>
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
