import { type LoadPart, lazyPart } from '../../../platform/lazy-part.ts';

/** A verdict comes after the page. Where it does not load the part stays without one, which is no "fits". */
const afterThePage = <Props extends object>(load: LoadPart<Props>) => lazyPart(load, () => null);

const choiceVerdicts = () => import('./choice-verdicts.tsx');

export const FrameVerdict = afterThePage(async () => (await choiceVerdicts()).FrameVerdict);
export const WheelsetVerdict = afterThePage(async () => (await choiceVerdicts()).WheelsetVerdict);
export const TyreVerdict = afterThePage(async () => (await choiceVerdicts()).TyreVerdict);
export const GroupsetVerdict = afterThePage(
  async () => (await import('./groupset-verdict.tsx')).GroupsetVerdict,
);
