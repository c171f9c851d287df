import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { buildStore, chooseComponentsTab } from '../builds/build-store.ts';
import { type ComponentsTab, componentsTabs } from '../builds/kept-build.ts';
import { stepAddress } from '../page/step-addresses.ts';

/** The open tab of step 4: the one in the address, else the one last open (BLD-60). */
export function useComponentsTab(): readonly [ComponentsTab, (tab: ComponentsTab) => void] {
  const remembered = useStore(buildStore, ({ componentsTab }) => componentsTab);
  const router = useRouter();
  const named = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('tab') });
  const addressed = componentsTabs.find((tab) => tab === named);
  useEffect(() => {
    if (addressed !== undefined) chooseComponentsTab(addressed);
  }, [addressed]);
  return [
    addressed ?? remembered,
    (tab) => {
      chooseComponentsTab(tab);
      router.history.replace(`${stepAddress.components}?tab=${tab}`);
    },
  ];
}
