import { type BuildStep, judgeMove } from '@pp-tools/domain/bike';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../../platform/notices.ts';
import { refusalText } from '../../../texts/builder-texts.ts';
import { closeSummary, currentBuild } from '../builds/build-store.ts';
import { stepAddress } from './step-addresses.ts';

/** Moves along the stepper; a refused move says at the top what is missing (BLD-04). */
export function useStepMove(from: BuildStep): (to: BuildStep, replace?: boolean) => void {
  const navigate = useNavigate();
  return (to, replace = false) => {
    const refusal = judgeMove(currentBuild(), from, to);
    if (refusal !== null) {
      notify(refusalText(refusal), { place: 'top', duration: 4000 });
      return;
    }
    closeSummary();
    void navigate({ to: stepAddress[to], replace });
  };
}
