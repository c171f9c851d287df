import { useMemo } from 'react';
import { storedText } from '../../../platform/browser-storage.ts';
import { buildKey } from '../../../shop/build-form.ts';
import { lastBuildIn } from '../../../shop/last-build.ts';
import { useShelf } from '../../../shop/shelf.ts';
import { homeTexts } from '../../../texts/home-texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import classes from './continue-line.module.css';

/** What a returning visitor left: the build and the wheelsets on the shelf. Nothing for a new one. */
export function ContinueLine() {
  const build = useMemo(() => lastBuildIn(storedText(buildKey)), []);
  const { length } = useShelf();
  if (build === null && length === 0) return null;
  return (
    <nav className={classes.line} aria-label={homeTexts.continueLabel}>
      {build !== null && (
        <a className={buttonClass} href={build.path}>
          {homeTexts.continueBuild(build.name)}
        </a>
      )}
      {length > 0 && (
        <a className={buttonClass} href="/wheelsetCompare">
          {homeTexts.continueShelf(length)}
        </a>
      )}
    </nav>
  );
}
