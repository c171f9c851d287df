import type { ExportRefusal, HistoryColumn } from '@pp-tools/domain/shipment';

export const pdfTexts = {
  title: '导出 PDF',
  loading: (done: number, total: number) => `正在加载物流数据 ${done} / ${total}`,
  slow: '首次生成 PDF 较慢，请耐心等待；如果 1 分钟后仍没有反应，请反馈。',
  unprocessable: (count: number) => `有 ${count} 项无法处理`,
  goOn: '是否继续导出有效项？',
  choose: (count: number) => `共 ${count} 项，请选择导出方式`,
  combined: '合并为一个 PDF',
  separate: '分别导出多个 PDF',
  making: (done: number, total: number) => `正在生成 PDF ${done} / ${total}`,
  failed: (message: string) => `导出失败: ${message}`,
  failedOne: (number: string, message: string) => `❌ 导出失败: ${number}，原因: ${message}`,
  left: '未处理的项',
  loadFailed: '加载失败',
  reload: (count: number) => `重新加载 ${count} 项`,
  done: (count: number) => `已导出 ${count} 个文件。`,
  missing: '以下行含有字体中没有的字符，已用 □ 代替：',
  missingIn: (number: string, row: number, characters: readonly string[]) =>
    `${number} 第 ${row} 行：${characters.join(' ')}`,
  moreMissing: (count: number) => `... 还有 ${count} 行未显示`,
  nothing: '没有可以导出的项。',
  header: '物流跟踪记录',
  order: '订单号',
  carrier: '承运商',
  noEvents: '暂无物流事件',
} as const;

/** Headers of the PDF table. */
export const historyHeads: Readonly<Record<HistoryColumn, string>> = {
  stage: '阶段',
  description: '描述',
  subStatus: '子状态',
  location: '地点',
  localTime: '当地时间',
  utcTime: 'UTC 时间',
};

/** Why a row cannot be exported (specification, section 5). */
export function refusedExportText(refusal: ExportRefusal | { readonly code: 'load-failed' }): string {
  if (refusal.code === 'load-failed') return pdfTexts.loadFailed;
  if (refusal.code === 'data-missing') return '缺少必要信息';
  if (refusal.code === 'info-invalid') return '无效的 tracking 信息';
  return `状态为 "${refusal.status}"，不支持导出`;
}
