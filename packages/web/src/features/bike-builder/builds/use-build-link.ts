import type { Build } from '@pp-tools/domain/bike';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dequal } from 'dequal/lite';
import { useEffect, useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import type { LinkAnswer } from '../../../shop/link-question.tsx';
import { linkedBuildTexts } from '../../../texts/link-texts.ts';
import { changeBuild, currentBuild, isUntouched, viewBuild } from './build-store.ts';
import { openBuildLink } from './open-build-link.ts';

/** What to do with a build that came by link. */
export type BuildLinkAnswer = Exclude<LinkAnswer, 'merge'>;

const replaceOwn = (build: Build): void => changeBuild('Open linked build', { kind: 'replace', build });

/** Makes the linked build on the screen the visitor's own. */
export function takeViewed(build: Build): void {
  viewBuild(null);
  replaceOwn(build);
}

/** Opens the build that the address carries, asking first when the visitor has one of their own. */
export function useBuildLink() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [question, setQuestion] = useState<Build | null>(null);
  useEffect(() => {
    const packed = new URLSearchParams(window.location.search).get('build');
    if (packed === null) return;
    let isCurrent = true;
    const take = (linked: Build) => {
      if (isUntouched(currentBuild())) replaceOwn(linked);
      else if (!dequal(linked, currentBuild())) setQuestion(linked);
    };
    const open = (opened: Awaited<ReturnType<typeof openBuildLink>>) => {
      if (!isCurrent) return;
      if (!opened.ok) notify(linkedBuildTexts[opened.fault], { tone: 'error' });
      else if (isUntouched(opened.value.build)) notify(linkedBuildTexts.unreadable, { tone: 'error' });
      else take(opened.value.build);
      if (opened.ok && opened.value.missing > 0) notify(linkedBuildTexts.missing(opened.value.missing));
      void navigate({ to: '/build-summary', search: {}, replace: true });
    };
    void openBuildLink(packed, client).then(
      open,
      () => isCurrent && notify(linkedBuildTexts.notLoaded, { tone: 'error' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [navigate, client]);
  useEffect(() => () => viewBuild(null), []);
  return {
    question,
    answer: (answer: BuildLinkAnswer) => {
      if (question !== null && answer === 'replace') replaceOwn(question);
      if (question !== null && answer === 'view') viewBuild(question);
      setQuestion(null);
    },
  };
}
