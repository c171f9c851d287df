import type { BuildStep } from '@pp-tools/domain/bike';
import type { WheelsetChoice } from '@pp-tools/domain/part';
import { wheelsetClashText } from '../../../texts/builder-list-texts.ts';
import { wantedTexts } from '../../../texts/builder-wheelset-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useBuild } from '../builds/build-store.ts';
import { useWheelsetList, type WheelsetList } from './use-wheelset-list.ts';
import { forgetWanted } from './wanted-wheelset.ts';
import { addWheelsetToBuild } from './wheelset-actions.ts';
import classes from './wheelset-step.module.css';

/** What became of the wheelset of a link on this bike. */
interface Offer {
  readonly text: string;
  /** What can be put into the build here and now. */
  readonly choice: WheelsetChoice | null;
}

interface WantedOfferProps {
  readonly ppId: number;
  readonly step: BuildStep;
}

/** Offers the wheelset of a link, or says why it does not fit. */
export function WantedOffer({ ppId, step }: WantedOfferProps) {
  const build = useBuild();
  const list = useWheelsetList(build, 'priceAscending');
  if (list.isLoading) return null;
  const chosen = build.wheelset?.wheelset ?? null;
  const offer = offerOf(list, ppId, step);
  const take = (choice: WheelsetChoice) => {
    addWheelsetToBuild(choice);
    forgetWanted();
  };
  return (
    <div className={classes.wanted} role="status">
      <p>
        {offer.text}
        {offer.choice !== null && chosen !== null && ` ${wantedTexts.replaces(chosen.name)}`}
      </p>
      {offer.choice !== null && (
        <Button look="primary" onClick={() => offer.choice && take(offer.choice)}>
          {wantedTexts.take}
        </Button>
      )}
      <Button onClick={forgetWanted}>{wantedTexts.leave}</Button>
    </div>
  );
}

function offerOf({ listed }: WheelsetList, ppId: number, step: BuildStep): Offer {
  const wanted = listed.find(({ choice }) => choice.kind === 'catalogue' && choice.wheelset.ppId === ppId);
  if (wanted === undefined) return { text: wantedTexts.unknown, choice: null };
  const { choice, clash } = wanted;
  const { name } = choice.wheelset;
  if (clash !== null) return { text: wantedTexts.unfit(name, wheelsetClashText(clash)), choice: null };
  return step === 'wheelset'
    ? { text: wantedTexts.fits(name), choice }
    : { text: wantedTexts.waits(name), choice: null };
}
