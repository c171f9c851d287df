/** Words of the export of orders. */
export const exportTexts = {
  open: '导出订单',
  title: '导出订单',
  scope: (orders: number, isNarrowed: boolean) =>
    isNarrowed ? `将导出当前搜索和筛选的 ${orders} 个订单。` : `将导出全部 ${orders} 个订单。`,
  rows: '每个物流单号一行，没有单号的订单也占一行。导出的文件可以在“批量粘贴订单数据”中原样上传。',
  csv: '下载 CSV',
  workbook: '下载 Excel（.xlsx）',
  working: '正在导出…',
  done: (name: string) => `已下载 ${name}。`,
  nothing: '没有可导出的订单。',
  tooMany: '超过 100,000 行，Excel 文件放不下。请缩小筛选范围，或下载 CSV。',
  failed: '导出失败，请稍后再试。',
} as const;
