import {
  decodeFinderAnswers,
  encodeFinderAnswers,
  type FinderAnswers,
  noAnswers,
  weightRange,
} from '@pp-tools/domain/finder';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { keepRiderProfile, useRiderProfile } from '../../../shop/rider-profile.ts';

const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The answers an address carries; `null` when it carries none that we can read. */
function addressedAnswers(query: string): FinderAnswers | null {
  const text = new URLSearchParams(query).get('a');
  if (text === null) return null;
  const read = decodeFinderAnswers(text);
  return read.ok ? read.value : null;
}

const unreadable = 'The answers in this link could not be read, so the questions start empty.';
const newer = 'This link was made by a newer version of the finder, so the questions start empty.';

function tellFaultOfAddress(): void {
  const text = new URLSearchParams(window.location.search).get('a');
  if (text === null) return;
  const read = decodeFinderAnswers(text);
  if (!read.ok) notify(read.fault.code === 'finderAddressNewer' ? newer : unreadable, { duration: 8000 });
}

/** The visitor's answers; they live in the address, and the weight starts from the profile of all tools. */
export function useFinderAnswers() {
  const { riderKilograms, bikeKilograms } = useRiderProfile();
  const navigate = useNavigate();
  const address = useLocation({ select: ({ searchStr }) => searchStr });
  const [answers, setAnswers] = useState<FinderAnswers>(() => {
    const known = riderKilograms === null ? weightRange.start : riderKilograms + bikeKilograms;
    const weight = between(Math.round(known), weightRange.min, weightRange.max);
    return addressedAnswers(address) ?? { ...noAnswers, weight };
  });
  useEffect(tellFaultOfAddress, []);

  const change = useCallback(
    (changes: Partial<FinderAnswers>) => {
      setAnswers((known) => ({ ...known, ...changes }));
      if (changes.weight !== undefined) {
        keepRiderProfile({ riderKilograms: between(changes.weight - bikeKilograms, 30, 200) });
      }
    },
    [bikeKilograms],
  );

  const text = encodeFinderAnswers(answers);
  const isUntouched = text === encodeFinderAnswers({ ...noAnswers, weight: answers.weight });
  useEffect(() => {
    void navigate({
      to: '/wheelsetFinder',
      search: isUntouched ? {} : { a: text },
      replace: true,
      resetScroll: false,
    });
  }, [text, isUntouched, navigate]);

  return { answers, change };
}
