import type { CellFault } from '@pp-tools/domain/catalogue';
import type { FieldFault, SheetFault, SheetFormFault } from '@pp-tools/domain/wheelset';
import type { SpreadsheetFault } from '@pp-tools/spreadsheet';
import { RequestFault } from '../../http/problems.ts';
import type { SourceFault } from './wheelset-source.ts';

/** Why a cell, row or field is refused, in words for the sheet's owner. */
export function reasonText(fault: SheetFault): string {
  switch (fault.code) {
    case 'missing':
      return 'is missing';
    case 'formula':
      return 'is a formula; put its value there';
    case 'cell-error':
      return 'is an error of the spreadsheet; put the value there';
    case 'letters-lost':
      return 'has letters that were lost (\ufffd); write it again';
    case 'ambiguous-number':
      return `may be ${fault.reading}; write it without a dot`;
    case 'not-a-number':
      return 'not a number';
    case 'not-whole':
      return 'not a whole number';
    case 'not-a-link':
      return 'not an http or https address';
    case 'wrong-unit':
      return `not in ${fault.unit}`;
    case 'out-of-range':
      return `not between ${fault.min} and ${fault.max}`;
    case 'not-one-of':
      return wordsText(fault);
    case 'too-long':
      return `longer than ${fault.maxLength} characters`;
    case 'too-many-cells':
      return `${fault.cells} cells for ${fault.headings} headings; a comma in a text needs quotes around the text`;
    case 'already-in-row':
      return `already in row ${fault.row}`;
    default:
      return fault satisfies never;
  }
}

const wordsText = ({ allowed }: Extract<CellFault, { code: 'not-one-of' }>): string =>
  allowed.length === 2 ? `neither ${allowed.join(' nor ')}` : `none of ${allowed.join(', ')}`;

/** Why a sheet as a whole is no catalogue. */
function formText(fault: SheetFormFault): string {
  switch (fault.code) {
    case 'sheet-empty':
      return 'The spreadsheet is empty.';
    case 'columns-missing':
      return `The spreadsheet has no column for ${fault.columns.join(', ')}. Check its heading row.`;
    case 'column-twice':
      return `The spreadsheet has the column "${fault.heading}" twice. Remove one of them.`;
    default:
      return fault satisfies never;
  }
}

/** Status and words of each reason why the spreadsheet could not be read, with what to do. */
function sourceText(fault: SourceFault): readonly [status: number, text: string] {
  switch (fault.code) {
    case 'source-address':
      return [422, 'The configured place is not an http or https address without a password in it.'];
    case 'source-private':
      return [422, 'The address leads into an internal network. Use an address on the public internet.'];
    case 'source-unreachable':
      return [502, 'The spreadsheet cannot be reached. Check its address and try again.'];
    case 'source-slow':
      return [504, `The spreadsheet did not arrive within ${fault.seconds} seconds. Try again later.`];
    case 'source-large':
      return [422, `The spreadsheet is larger than ${fault.megabytes} MB. Remove pictures and unused rows.`];
    case 'source-redirects':
      return [502, 'The address of the spreadsheet leads on and on. Use its final address.'];
    case 'source-status':
      return [
        502,
        `The host of the spreadsheet answered ${fault.status}. Check that it is shared with everybody.`,
      ];
    case 'source-compression':
      return [502, `The host packs the spreadsheet as "${fault.encoding}", which is not accepted.`];
    case 'source-content':
      return [422, contentText(fault.fault)];
    case 'source-file':
      return [422, 'The configured file of the spreadsheet cannot be read.'];
    default:
      return fault satisfies never;
  }
}

/** Why the content of the spreadsheet cannot be read, with what to do. */
function contentText(fault: SpreadsheetFault): string {
  switch (fault.code) {
    case 'empty':
      return 'The file is empty.';
    case 'too-large':
      return `The file is larger than ${fault.megabytes} MB. Remove pictures and unused rows.`;
    case 'too-large-unpacked':
      return 'The workbook is too large when unpacked. Remove pictures and unused sheets.';
    case 'too-many-rows':
      return `The sheet has more than ${fault.max} rows. Remove unused rows.`;
    case 'legacy-xls':
      return 'The file is an old .xls workbook or has a password. Save it as XLSX without a password.';
    case 'other-kind':
      return `The file is not a spreadsheet${fault.name === null ? '' : ` (${fault.name})`}. Save it as XLSX or CSV.`;
    case 'page':
      return 'The address answers a web page instead of a spreadsheet. Share or publish the sheet as CSV.';
    case 'encoding':
      return 'The letters of the file cannot be read. Save it as CSV UTF-8 or as XLSX.';
    case 'broken-text':
      return `The CSV file breaks off at line ${fault.line}: a quotation mark is not closed.`;
    case 'broken':
      return 'The workbook cannot be read. Save it again as XLSX without a password.';
    default:
      return fault satisfies never;
  }
}

const unchanged = 'Nothing was changed.';

/** The refusal of a source that could not be read. */
export function sourceProblem(fault: SourceFault): RequestFault {
  if (fault.code === 'source-content' && fault.fault.code === 'empty')
    return formProblem({ code: 'sheet-empty' });
  const [status, text] = sourceText(fault);
  const code = fault.code === 'source-content' ? `source-${fault.fault.code}` : fault.code;
  return new RequestFault(status, code, `${text} ${unchanged}`);
}

/** The refusal of a sheet that is no catalogue. */
export const formProblem = (fault: SheetFormFault): RequestFault =>
  new RequestFault(422, fault.code, `${formText(fault)} ${unchanged}`);

/** The refusal of a form with wrong fields. */
export function fieldsProblem(faults: readonly FieldFault[]): RequestFault {
  const fields = faults.map(({ field, value, fault }) => ({
    field,
    value,
    code: fault.code,
    reason: reasonText(fault),
  }));
  const text = fields.map(({ field, reason }) => `${field}: ${reason}`).join('; ');
  return new RequestFault(400, 'wheelset-fields', text, { fields });
}

/** Faults of single requests about wheelsets. */
export const wheelsetProblems = {
  unknown: (id: number) =>
    new RequestFault(404, 'wheelset-unknown', `There is no wheelset with the id ${id}.`),
  taken: (ppId: number) =>
    new RequestFault(409, 'pp-id-taken', `Another wheelset has the PP ID ${ppId} already.`),
  notDeleted: (id: number) =>
    new RequestFault(409, 'wheelset-not-deleted', `The wheelset ${id} is there, or was never deleted.`),
  unreadable: (id: number) =>
    new RequestFault(
      409,
      'deletion-unreadable',
      `The saved values of wheelset ${id} cannot be read. Add it by hand: the audit trail shows what is known.`,
    ),
  stale: (current: unknown) =>
    new RequestFault(
      409,
      'wheelset-changed',
      'Somebody else changed this wheelset in the meantime. Look at the new values and save again.',
      { current },
    ),
  running: () =>
    new RequestFault(409, 'refresh-running', 'A refresh is running already. Please wait until it has ended.'),
  linksBusy: () =>
    new RequestFault(
      409,
      'link-check-running',
      'The links are being checked already. Please wait for the end.',
    ),
  empty: () => new RequestFault(422, 'sheet-no-wheelsets', `The spreadsheet lists no wheelset. ${unchanged}`),
  refreshUnknown: (id: number) =>
    new RequestFault(404, 'refresh-unknown', `There is no refresh with the number ${id}.`),
  noSnapshot: (id: number) =>
    new RequestFault(409, 'refresh-too-old', `The state before refresh ${id} is no longer kept.`),
} as const;
