import pencils from './pencils.module.css';
import { LevelDimension, Sheet } from './sheet.tsx';

/** A wheel that was never built. */
export function LostSketch() {
  return (
    <Sheet label="A dashed outline of a wheel, 404 wide.">
      <circle cx="160" cy="92" r="78" className={pencils.open} />
      <circle cx="160" cy="92" r="62" className={pencils.open} />
      <circle cx="160" cy="92" r="6" className={pencils.open} />
      <path d="M160 4v176M72 92h176" className={pencils.centre} />
      <LevelDimension from={82} to={238} at={192} text="404" />
    </Sheet>
  );
}
