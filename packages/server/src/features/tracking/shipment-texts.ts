import { stopsBatch } from '@pp-tools/domain/shipment';
import { RequestFault } from '../../http/problems.ts';
import type { ProviderFault } from './tracking-provider.ts';

/** Why a register or update call was refused. */
export type RunFault =
  | { readonly code: 'number-unknown' }
  | { readonly code: 'register-not-allowed'; readonly providerCode: number | null }
  | { readonly code: 'update-not-allowed' }
  | { readonly code: 'carrier-same' }
  | { readonly code: 'rejected'; readonly providerCode: number; readonly message: string }
  | { readonly code: 'provider'; readonly fault: ProviderFault };

const providerTexts: Readonly<Record<ProviderFault['code'], readonly [status: number, text: string]>> = {
  'no-key': [503, '未配置物流查询服务的密钥，暂时无法注册或更新单号。请联系系统管理员。'],
  'timed-out': [503, '物流查询服务超时，请稍后再试。'],
  unreachable: [503, '无法连接物流查询服务，请稍后再试。'],
  'too-fast': [429, '物流查询服务请求过于频繁，请稍后再试。'],
  refused: [503, '物流查询服务拒绝了请求'],
  'bad-answer': [503, '物流查询服务的回答无法读取，请稍后再试。'],
};

/** Codes whose cure a clerk can apply. */
const cures: ReadonlyMap<number, string> = new Map([
  [-18010011, '物流查询服务对该单号的回答无法读取，已跳过。'],
  [-18019803, '新承运商与原承运商相同。'],
  [-18019805, '原承运商与物流查询服务的记录不一致，请先更新该单号。'],
  [-18019806, '该单号已停止跟踪，请先重新跟踪再更换承运商。'],
  [-18019807, '该单号的承运商已更换 5 次，不能再更换。'],
  [-18019808, '物流查询服务还没有该单号的首次结果，请稍后再更换承运商。'],
  [-18019902, '该单号尚未在物流查询服务注册。'],
  [-18019904, '只有已停止跟踪的单号才能重新跟踪。'],
  [-18019905, '该单号已重新跟踪过一次，不能再次重新跟踪。'],
  [-18019906, '该单号没有在跟踪中。'],
  [-18010018, '该承运商需要收件国家和邮编，请在“更换承运商”中补充后再试。'],
  [-18010019, '该承运商需要收件邮编，请在“更换承运商”中补充后再试。'],
  [-18010022, '该承运商需要其他附加信息，请在“更换承运商”中补充后再试。'],
  [-18010020, '该承运商需要收件人电话后四位，请补充后再试。'],
  [-18019903, '无法识别承运商，请补充承运商代码后再试。'],
  [-18019907, '今日注册数量已达上限。'],
  [-18019908, '物流查询服务的额度已用完。'],
  [-18010001, '服务器的 IP 不在物流查询服务的白名单中。'],
  [-18010002, '物流查询服务的密钥无效。'],
]);

/** A fault in words, with the HTTP status of a call that ends with it; `stop` says that others would fail alike. */
export function describeFault(fault: RunFault): {
  readonly status: number;
  readonly code: number | null;
  readonly text: string;
  readonly stop: boolean;
} {
  switch (fault.code) {
    case 'number-unknown':
      return { status: 404, code: null, text: '单号不存在，可能已被删除。', stop: false };
    case 'register-not-allowed':
      return {
        status: 409,
        code: fault.providerCode,
        text: '只有 status 为 "unknown" 且未注册的单号才能注册。',
        stop: false,
      };
    case 'update-not-allowed':
      return { status: 409, code: null, text: '该单号当前的状态不能更新。', stop: false };
    case 'carrier-same':
      return { status: 409, code: null, text: '该单号的承运商已经是这一家。', stop: false };
    case 'rejected':
      return {
        status: 422,
        code: fault.providerCode,
        text: cures.get(fault.providerCode) ?? fault.message,
        stop: stopsBatch(fault.providerCode),
      };
    case 'provider': {
      const { providerCode, message } = fault.fault;
      const [status, text] = providerTexts[fault.fault.code];
      const cure = providerCode === null ? undefined : cures.get(providerCode);
      const ownWords = fault.fault.code === 'refused' && message !== '' ? `${text}: ${message}` : text;
      return { status, code: providerCode, text: cure ?? ownWords, stop: stopsRun(fault.fault) };
    }
    default:
      return fault satisfies never;
  }
}

/** Key, account and rate faults stop a batch; a time-out may pass. */
export const stopsRun = ({ code, providerCode }: ProviderFault): boolean =>
  code === 'no-key' ||
  code === 'too-fast' ||
  code === 'refused' ||
  (providerCode !== null && stopsBatch(providerCode));

/** The answer to a fault, in the shape of the error catalogue (specification, section 8). */
export function runFault(number: string, fault: RunFault): RequestFault {
  const { status, code, text, stop } = describeFault(fault);
  const rejected = code === null ? [] : [{ number, error: { code, message: text } }];
  const kind = fault.code === 'provider' ? `provider-${fault.fault.code}` : fault.code;
  return new RequestFault(status, kind, text, { success: false, error: text, stop, rejected });
}
