import { plainSentence } from '@pp-tools/domain/comparison';
import { type Wheelset, wheelsetOfMine } from '@pp-tools/domain/wheelset';
import { useMemo } from 'react';
import { useUnits } from '../platform/unit-preference.ts';
import { againstMineText } from '../texts/my-wheels-texts.ts';
import './my-wheels.ts';
import { useMyWheels } from './my-wheels-access.ts';
import classes from './my-wheels-note.module.css';

export interface AgainstMineProps {
  readonly wheelset: Wheelset;
  /** Holds the wheelset that the visitor's wheels are, where it is known; else what was entered counts alone. */
  readonly catalogue: readonly Wheelset[];
}

/** A wheelset against the visitor's wheels in a sentence: "620 g lighter and 26 mm deeper than My Commuter". */
export function AgainstMineSentence({ wheelset, catalogue }: AgainstMineProps) {
  const units = useUnits();
  const mine = useMyWheels();
  const baseline = useMemo(() => mine && wheelsetOfMine(mine, catalogue), [mine, catalogue]);
  if (mine === null || baseline === null) return null;
  return <p className={classes.against}>{againstMineText(plainSentence(wheelset, baseline, units), mine)}</p>;
}
