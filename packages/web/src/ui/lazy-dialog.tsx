import { type ComponentType, createElement, Suspense, useEffect, useState } from 'react';
import { type LoadPart, lazyPart } from '../platform/lazy-part.ts';
import { notify } from '../platform/notices.ts';

interface Closable {
  readonly onClose: () => void;
}

/** Stands for a dialog whose code did not come. */
function Closed({ onClose }: Closable) {
  useEffect(onClose, [onClose]);
  return null;
}

interface OpeningProps<Props> {
  readonly newest: () => ComponentType<Props>;
  readonly props: Props;
}

/** One opening: it stays with the attempt that it began with. */
function Opening<Props extends object>({ newest, props }: OpeningProps<Props>) {
  const [Dialog] = useState(newest);
  return <Suspense>{createElement(Dialog, props)}</Suspense>;
}

/**
 * A dialog whose code comes with its first opening. Where it does not come, the dialog closes with a notice,
 * and the next opening asks again. `onClose` must stay the same function.
 */
export function lazyDialog<Props extends Closable>(load: LoadPart<Props>, failure: string) {
  const fetchDialog: LoadPart<Props> = async () => {
    try {
      return await load();
    } catch (fault) {
      part = attempt();
      notify(failure, { tone: 'error' });
      throw fault;
    }
  };
  const attempt = () => lazyPart<Props>(fetchDialog, Closed);
  let part = attempt();
  return (props: Props) => <Opening newest={() => part} props={props} />;
}
