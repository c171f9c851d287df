import type { Groupset } from '@pp-tools/domain/groupset';
import { type ComponentType, useEffect, useState } from 'react';
import { loadInTime } from '../../../platform/load-screen.ts';
import { notify } from '../../../platform/notices.ts';
import { componentsTexts } from '../../../texts/components-texts.ts';

interface ConfigureGroupsetProps {
  readonly groupset: Groupset;
  readonly onClose: () => void;
}

const load = async (): Promise<ComponentType<ConfigureGroupsetProps>> =>
  (await import('../groupset/configure-groupset-dialog.tsx')).ConfigureGroupsetDialog;

/** The Configure Groupset dialog; its code comes with the first opening. */
export function ConfigureGroupset({ groupset, onClose }: ConfigureGroupsetProps) {
  const [Dialog, setDialog] = useState<ComponentType<ConfigureGroupsetProps> | null>(null);
  useEffect(() => {
    if (Dialog !== null) return;
    loadInTime(load).then(
      (loaded) => setDialog(() => loaded),
      () => {
        onClose();
        notify(componentsTexts.configureFailed, { tone: 'error' });
      },
    );
  }, [Dialog, onClose]);
  return Dialog === null ? null : <Dialog groupset={groupset} onClose={onClose} />;
}
