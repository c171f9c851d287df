import { callFaultOf } from '../../../platform/http-client.ts';
import { accountTexts } from '../../../texts/account-texts.ts';

/** Why a call failed, in the words of the server where it has some. */
export function callText(thrown: unknown, otherwise: string = accountTexts.changeFailed): string {
  const fault = callFaultOf(thrown);
  if (fault?.kind === 'unreachable') return accountTexts.unreachable;
  return (fault?.kind === 'refused' && fault.message) || otherwise;
}
