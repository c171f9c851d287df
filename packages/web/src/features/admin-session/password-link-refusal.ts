import { callFaultOf } from '../../platform/http-client.ts';
import { passwordLinkTexts } from '../../texts/password-link-texts.ts';

/** Why a step of a lost password failed, in the words of the server where it has some. */
export function passwordLinkRefusal(thrown: unknown): string {
  const fault = callFaultOf(thrown);
  if (fault?.kind === 'unreachable') return passwordLinkTexts.unreachable;
  return (fault?.kind === 'refused' && fault.message) || passwordLinkTexts.failed;
}
