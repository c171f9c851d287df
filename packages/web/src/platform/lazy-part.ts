import { type ComponentType, lazy } from 'react';
import { loadInTime } from './load-screen.ts';

/** How the code of a part is fetched. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code comes when it is first shown; where it does not come, `Failed` is shown instead. */
export const lazyPart = <Props extends object>(load: LoadPart<Props>, Failed: ComponentType<Props>) =>
  lazy(() =>
    loadInTime(load).then(
      (component) => ({ default: component }),
      () => ({ default: Failed }),
    ),
  );

/**
 * An ornament whose code comes when it is first shown. Where it does not come, what came with the page's HTML stays,
 * or nothing.
 * @param untilWanted how long to wait before the code is fetched
 */
export const lazyOrnament = <Props extends object>(
  load: LoadPart<Props>,
  untilWanted: () => Promise<void> = async () => undefined,
) =>
  lazy(async () => {
    await untilWanted();
    return loadInTime(load).then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => undefined),
    );
  });
