import { type ComponentType, useEffect, useState } from 'react';
import { loadInTime } from '../platform/load-screen.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { Loading, Trouble } from '../ui/load-state.tsx';

type State =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly Screen: ComponentType };

/** How a screen's code is fetched; the same function object means the same screen. */
export type LoadScreen = () => Promise<ComponentType>;

const loaded = new WeakMap<LoadScreen, ComponentType>();

/** A screen whose code comes when it is first shown; a failure is told with a retry, never a blank page. */
export function LazyScreen({ load }: { readonly load: LoadScreen }) {
  const [state, setState] = useState<State>(() => stateOf(loaded.get(load)));
  useEffect(() => {
    let isCurrent = true;
    const show = (next: State) => isCurrent && setState(next);
    const ready = loaded.get(load);
    show(stateOf(ready));
    if (ready === undefined) {
      loadInTime(load).then(
        (Screen) => {
          loaded.set(load, Screen);
          show({ kind: 'shown', Screen });
        },
        () => show({ kind: 'failed' }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [load]);

  if (state.kind === 'waiting') return <Loading />;
  if (state.kind === 'shown') return <state.Screen />;
  return (
    // Browsers remember a module that failed, so only a new page really asks again.
    <Trouble title={shellTexts.notLoaded.title} onRetry={() => window.location.reload()}>
      {shellTexts.notLoaded.text}
    </Trouble>
  );
}

const stateOf = (Screen: ComponentType | undefined): State =>
  Screen === undefined ? { kind: 'waiting' } : { kind: 'shown', Screen };
