import type { Build } from '@pp-tools/domain/bike';
import { Button } from '../../../ui/button.tsx';
import { changeBuild, viewBuild } from '../builds/build-store.ts';
import classes from './summary-step.module.css';

/** A linked build is on the screen; the visitor's own one is safe. */
export function ViewedNotice({ build }: { readonly build: Build }) {
  return (
    <div className={classes.notice} role="status">
      <p>You are looking at a linked build with the figures of its link. Your own build is unchanged.</p>
      <Button
        onClick={() => {
          viewBuild(null);
          changeBuild('Open linked build', { kind: 'replace', build });
        }}
      >
        Replace mine with it
      </Button>
      <Button look="primary" onClick={() => viewBuild(null)}>
        Back to my build
      </Button>
    </div>
  );
}
