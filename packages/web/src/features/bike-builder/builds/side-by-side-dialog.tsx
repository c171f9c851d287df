import { compareBuilds } from '@pp-tools/domain/bike';
import { useState } from 'react';
import { copyText } from '../../../platform/clipboard.ts';
import { downloadText } from '../../../platform/download.ts';
import { notify } from '../../../platform/notices.ts';
import { savedBuildsTexts } from '../../../texts/saved-builds-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CopyIcon, DownloadIcon } from '../../../ui/icons.tsx';
import classes from './saved-builds.module.css';
import { sideBySideCsv, sideBySideMarkdown } from './side-by-side-sheet.ts';
import type { SideColumn } from './side-column.ts';
import { SideTable } from './side-table.tsx';

interface SideBySideDialogProps {
  readonly columns: readonly SideColumn[];
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Two to four builds side by side, compared with one of them. */
export function SideBySideDialog({ columns, onBack, onClose }: SideBySideDialogProps) {
  const [baselineId, setBaselineId] = useState(columns[0]?.id ?? '');
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const baseline = Math.max(
    0,
    columns.findIndex(({ id }) => id === baselineId),
  );
  const builds = columns.map(({ build }) => build);
  const compared = compareBuilds(builds, baseline);
  const equal = compared.rows.filter(({ isEqual }) => isEqual).length;
  const copy = async () => {
    const isDone = await copyText(sideBySideMarkdown(builds, compared));
    notify(isDone ? 'Markdown table copied' : 'The browser refused to copy.', {
      tone: isDone ? 'success' : 'error',
    });
  };
  return (
    <Dialog
      title={savedBuildsTexts.sideTitle}
      width={1360}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={() => void copy()}>
            <CopyIcon />
            Markdown
          </Button>
          <Button
            look="quiet"
            onClick={() =>
              downloadText('builds-side-by-side.csv', sideBySideCsv(builds, compared), 'text/csv')
            }
          >
            <DownloadIcon />
            CSV
          </Button>
          <Button onClick={onBack}>Back to My Builds</Button>
        </>
      }
    >
      <label className={classes.only}>
        <input
          type="checkbox"
          checked={isOnlyDifferent}
          onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
        />
        Differences only
        <span className={classes.hint}>
          {isOnlyDifferent ? `${equal} equal rows hidden` : `${equal} rows are equal`}
        </span>
      </label>
      <SideTable
        columns={columns}
        compared={compared}
        baseline={baseline}
        isOnlyDifferent={isOnlyDifferent}
        onBaseline={setBaselineId}
      />
    </Dialog>
  );
}
