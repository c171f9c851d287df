import type { Build } from '@pp-tools/domain/bike';
import { copyText } from '../../../platform/clipboard.ts';
import { downloadText } from '../../../platform/download.ts';
import { notify } from '../../../platform/notices.ts';
import { QuoteButton } from '../../../shop/quote-button.tsx';
import { ShareButton } from '../../../shop/share-button.tsx';
import { copyShared } from '../../../shop/share-link.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyIcon, DownloadIcon, LinkIcon, PrintIcon } from '../../../ui/icons.tsx';
import { buildAddress, sharedBuild } from '../builds/build-link.ts';
import { specSheetCsv, specSheetMarkdown } from './spec-sheet.ts';

async function copy(text: Promise<string>, done: string): Promise<void> {
  const isDone = await copyText(await text);
  notify(isDone ? done : 'The browser refused to copy.', { tone: isDone ? 'success' : 'error' });
}

/** The build as a link, a file, a table, on paper. */
export function TakeAway({ build }: { readonly build: Build }) {
  return (
    <>
      <Button look="quiet" onClick={() => void copyShared(sharedBuild(build))}>
        <LinkIcon />
        Copy link
      </Button>
      <ShareButton look="quiet" state={() => sharedBuild(build)} />
      <QuoteButton look="quiet" state={() => sharedBuild(build)} />
      <Button
        look="quiet"
        onClick={async () =>
          downloadText('bike-build.csv', specSheetCsv(build, await buildAddress(build)), 'text/csv')
        }
      >
        <DownloadIcon />
        CSV
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          void copy(
            buildAddress(build).then((address) => specSheetMarkdown(build, address)),
            'Markdown table copied',
          )
        }
      >
        <CopyIcon />
        Markdown
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        <PrintIcon />
        Print
      </Button>
    </>
  );
}
