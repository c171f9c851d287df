import type { Shipment } from '@pp-tools/domain/order';
import { transitDays } from '@pp-tools/domain/shipment';

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
  askDelete:
    '确定要在 17TRACK 删除该单号的记录吗？删除后不能恢复，再次注册会消耗 1 个额度。订单和单号仍保留在这里，状态回到未知。',
  failed: '操作失败，请稍后再试。',
  record: (carrier: string, time: string, who: string) => `历史轨迹：${carrier}（${time} 由 ${who} 更换）`,
} as const;

/** How long a parcel has been under way and without a scan; empty where that is unknown. */
export function transitText(shipment: Shipment, now: number): string {
  const { inTransit, withoutScan } = transitDays(shipment, now);
  const parts = [
    inTransit === null ? null : `在途 ${inTransit} 天`,
    withoutScan === null ? null : `${withoutScan} 天无更新`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
