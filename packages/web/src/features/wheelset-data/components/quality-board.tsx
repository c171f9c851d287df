import { type LinkVerdicts, linkKey } from '@pp-tools/domain/catalogue';
import type { LinkVisit, VersionedWheelsetWire } from '@pp-tools/domain/contract';
import {
  type CatalogueColumn,
  completeness,
  findQualityIssues,
  type QualityIssue,
  type WheelsetQuality,
} from '@pp-tools/domain/wheelset';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { issueText, qualityKinds } from '../../../texts/quality-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { linkCheckQuery } from '../api/link-calls.ts';
import classes from '../wheelset-data.module.css';
import { LinkCheck } from './link-check.tsx';

interface QualityBoardProps {
  readonly wheelsets: readonly VersionedWheelsetWire[];
  readonly onEdit: (wheelset: VersionedWheelsetWire, focus?: CatalogueColumn) => void;
}

type Kind = QualityIssue['kind'];
const kinds: readonly Kind[] = ['contradiction', 'outlier', 'duplicate', 'link', 'unclear', 'missing'];
const pageSize = 50;

/** What is missing, odd, double or dead in the catalogue, in sum and wheel by wheel, each with its way to mend it. */
export function QualityBoard({ wheelsets, onEdit }: QualityBoardProps) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [length, setLength] = useState(pageSize);
  const { data: links } = useQuery(linkCheckQuery);
  const quality = useMemo(
    () => findQualityIssues(wheelsets, verdictsOf(links?.visits ?? [])),
    [wheelsets, links?.visits],
  );
  const shown = useMemo(() => onlyKind(quality, kind), [quality, kind]);
  const byId = useMemo(() => new Map(wheelsets.map((wheelset) => [wheelset.id, wheelset])), [wheelsets]);
  const share = Math.floor(completeness(wheelsets) * 100);
  return (
    <div className={classes.stack}>
      <LinkCheck />
      <p>
        {share}% of the figures that visitors compare are known; {quality.length} of {wheelsets.length}{' '}
        wheelsets have something to look at.
      </p>
      <fieldset className={classes.kinds}>
        <legend className="visually-hidden">Show</legend>
        {[null, ...kinds].map((candidate) => (
          <Button
            key={candidate ?? 'all'}
            aria-pressed={candidate === kind}
            onClick={() => setKind(candidate)}
          >
            {candidate === null ? 'Everything' : qualityKinds[candidate]} ({count(quality, candidate)})
          </Button>
        ))}
      </fieldset>
      {shown.length === 0 && <p className={classes.none}>Nothing to look at here.</p>}
      <ul className={classes.entries}>
        {shown.slice(0, length).map(({ id, ppId, name, issues }) => (
          <li key={id} className={classes.entry}>
            <h2>
              {name} <span className={classes.muted}>{ppId}</span>
            </h2>
            <ul className={classes.issues}>
              {issues.map((issue) => (
                <li key={`${issue.kind}-${issue.field}`} data-kind={issue.kind}>
                  <button
                    type="button"
                    onClick={() => {
                      const wheelset = byId.get(id);
                      if (wheelset) onEdit(wheelset, issue.field);
                    }}
                  >
                    {issueText(issue)}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length > length && (
        <Button onClick={() => setLength(length + pageSize)}>Show more ({shown.length - length} left)</Button>
      )}
    </div>
  );
}

const verdictsOf = (visits: readonly LinkVisit[]): LinkVerdicts =>
  new Map(visits.map(({ field, address, verdict }) => [linkKey(field, address), verdict]));

const count = (quality: readonly WheelsetQuality[], kind: Kind | null): number =>
  quality.reduce(
    (sum, { issues }) => sum + issues.filter((issue) => kind === null || issue.kind === kind).length,
    0,
  );

const onlyKind = (quality: readonly WheelsetQuality[], kind: Kind | null): readonly WheelsetQuality[] =>
  kind === null
    ? quality
    : quality.flatMap((one) => {
        const issues = one.issues.filter((issue) => issue.kind === kind);
        return issues.length > 0 ? [{ ...one, issues }] : [];
      });
