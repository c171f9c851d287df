import type { Shipment } from '@pp-tools/domain/order';
import { type ExtraInfo, transitDays } from '@pp-tools/domain/shipment';

const controlNames = { stop: '停止跟踪', retrack: '重新跟踪', delete: '在 17TRACK 删除' } as const;
type Control = keyof typeof controlNames;

export const carrierTexts = {
  title: '更换承运商',
  current: (number: string, carrier: string) => `${number} 当前承运商：${carrier}`,
  newCarrier: '新承运商（名称或代码）',
  invalid: '请选择承运商，或输入物流查询服务的承运商代码。',
  freeHint: '不消耗额度。更换后重新开始跟踪，旧轨迹保存在“查看轨迹”的历史中。每个单号最多更换 5 次。',
  unregisteredHint: '该单号尚未注册，只更改这里的承运商。',
  changePhone: '更正手机后四位',
  phoneInvalid: '手机后四位应为 4 位数字。',
  controls: { stop: '停止跟踪', retrack: '重新跟踪（仅一次）', delete: '在 17TRACK 删除' },
  extraInfo: { postalCode: '收件邮编', country: '收件国家（两位代码，如 US）', other: '其他附加信息' },
  extraInfoHint: '部分承运商需要这些信息才能查到包裹。已注册的单号会同时更正 17TRACK 的记录，不消耗额度。',
  changeExtraInfo: '更正附加信息',
  extraInfoInvalid: {
    postalCode: '收件邮编应为最多 12 位的字母、数字、空格或连字符。',
    country: '收件国家应为两位字母代码，例如 US。',
    other: '其他附加信息最多 100 个字符。',
  } satisfies Readonly<Record<keyof ExtraInfo, string>>,
  controlTitle: '跟踪设置',
  noneRegistered: '所选订单没有已注册的单号。只有已注册的单号才能停止、重新跟踪或在 17TRACK 删除。',
  registeredNumbers: (count: number) => `所选订单有 ${count} 个已注册的单号：`,
  controlChoice: (control: Control, count: number) => `${controlNames[control]}（${count} 个单号）`,
  controlCost: (control: Control, count: number) =>
    ({
      stop: '不消耗额度。记录保留，可以重新跟踪一次。',
      retrack: '不消耗额度。只适用于已停止的单号，每个单号仅一次。',
      delete: `不消耗额度，但不能恢复：再次注册这些单号会消耗 ${count} 个额度。`,
    })[control],
  controlConfirm: (control: Control, count: number) => `${controlNames[control]} ${count} 个单号`,
  quotaLeft: (cost: number, remaining: number) => `本次操作消耗 ${cost} 个额度，剩余 ${remaining} 个。`,
  noAnswer: '没有收到该单号的结果，请刷新后核对。',
  signedOut: '登录已过期，请重新登录后重试',
  askDelete:
    '确定要在 17TRACK 删除该单号的记录吗？删除后不能恢复，再次注册会消耗 1 个额度。订单和单号仍保留在这里，状态回到未知。',
  failed: '操作失败，请稍后再试。',
  record: (carrier: string, time: string, who: string) => `历史轨迹：${carrier}（${time} 由 ${who} 更换）`,
} as const;

/** The line that a run of actions at the provider shows for one number. */
export const controlLineText = (
  control: Control,
  line: { readonly number: string; readonly success: boolean; readonly error: string | null },
): string =>
  `${line.number}: ${line.success ? `${controlNames[control]}成功` : (line.error ?? `${controlNames[control]}失败`)}`;

/** How long a parcel has been under way and without a scan; empty where that is unknown. */
export function transitText(shipment: Shipment, now: number): string {
  const { inTransit, withoutScan } = transitDays(shipment, now);
  const parts = [
    inTransit === null ? null : `在途 ${inTransit} 天`,
    withoutScan === null ? null : `${withoutScan} 天无更新`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
