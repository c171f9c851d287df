import { uploadLimits } from '@pp-tools/domain/order';
import { RequestFault } from '../../http/problems.ts';
import type { UploadOutcome } from './order-parts.ts';

const uploadTexts = {
  'not-json': (detail: string) => `JSON 格式错误或 Excel 文件解析失败，请检查输入内容。错误详情: ${detail}`,
  'not-an-array': () => '请输入一个 JSON 数组。',
  'too-large': () => `内容超过 ${uploadLimits.rows} 行或 ${uploadLimits.numbers} 个物流单号，请分批上传。`,
  'fields-missing': () => '部分项目缺少必要字段（order_id, order_date, order_status, tracking_number）。',
  'values-refused': () => '部分项目的内容有误，未上传任何订单。',
  'number-elsewhere': () => '部分物流单号已属于其他订单，未上传任何订单。',
} as const;

const uploadStatus: Readonly<Partial<Record<keyof typeof uploadTexts, number>>> = {
  'number-elsewhere': 409,
  'too-large': 413,
};

/** The answer to a refused upload; nothing of it was stored. */
export function uploadFault(outcome: Extract<UploadOutcome, { ok: false }>): RequestFault {
  const text = uploadTexts[outcome.code](outcome.detail);
  const status = uploadStatus[outcome.code] ?? 400;
  return new RequestFault(status, outcome.code, text, { error: text, faults: outcome.faults });
}

/** What can be wrong with a change of numbers or a deletion. */
export type OrderFault =
  | 'order-unknown'
  | 'deletion-unknown'
  | 'number-blank'
  | 'number-invalid'
  | 'number-taken'
  | 'number-moved'
  | 'number-delivered';

const orderTexts: Readonly<Record<OrderFault, readonly [status: number, text: string]>> = {
  'deletion-unknown': [404, '这次删除不能撤销：已撤销过，或已超过 30 天。'],
  'order-unknown': [404, '订单不存在，可能已被删除。'],
  'number-blank': [400, '请输入有效的跟踪号'],
  'number-invalid': [400, '跟踪号应为 5 到 50 位字母、数字或连字符。'],
  'number-taken': [409, '该跟踪号已存在，属于其他订单或本订单。'],
  'number-moved': [409, '原跟踪号已被其他管理员更改或删除，请刷新后重试。'],
  'number-delivered': [409, '包裹已送达，不能更改跟踪号。'],
};

/** The answer to a fault, to be thrown. */
export function orderFault(code: OrderFault): RequestFault {
  const [status, text] = orderTexts[code];
  return new RequestFault(status, code, text, { error: text });
}
