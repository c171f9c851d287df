import type { JsonFlaw } from '@pp-tools/domain/core';
import type { UploadColumn, UploadFault, UploadReason, UploadRefusal } from '@pp-tools/domain/order';
import type { SpreadsheetFault } from '@pp-tools/spreadsheet';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export const uploadTexts = {
  title: '批量粘贴订单数据',
  json: '订单数据（JSON，或从表格复制的行）',
  file: '或选择 Excel 文件（.xlsx）或 CSV 文件，选择后优先使用文件',
  fileChosen: (name: string) => `已选择 ${name}`,
  chooseFile: '选择文件',
  noFile: '未选择文件',
  removeFile: '移除文件',
  example: '示例',
  preview: '预览',
  submit: '提交',
  uploadValid: (count: number) => `上传 ${count} 个有效订单`,
  success: '上传成功！',
  working: '正在处理…',
  /** Bytes that have left this browser and the orders that they hold; after the last byte the server works. */
  sending: (step: 'check' | 'store', sent: number, total: number, orders: number) => {
    const held = `${orders.toLocaleString('en-US')} 个订单`;
    if (sent >= total) return step === 'check' ? `正在核对 ${held}…` : `已全部发送，正在保存 ${held}…`;
    return `正在发送 ${held}：${megabytes(sent)} / ${megabytes(total)} MB`;
  },
  nothing: '没有可上传的订单。',
  blank: '请粘贴订单数据（JSON）或选择 Excel 文件。',
  stored: (orders: number) => `已上传 ${orders} 个有效订单，下列有误的行没有上传。`,
  saveFaults: '下载有误的行 CSV',
  readRows: '读取结果',
  readColumns: ['行', '订单号', '下单时间', '状态', '物流单号', '手机后四位', '承运商'],
  moreRows: (count: number) => `... 还有 ${count} 个订单未显示`,
  unreadable: (detail: string) => `JSON 格式错误或 Excel 文件解析失败，请检查输入内容。错误详情: ${detail}`,
  notAnArray: '请输入一个 JSON 数组。',
  tooLarge: {
    rows: '内容超过 250,000 行，请分批上传。',
    numbers: '内容超过 300,000 个物流单号，请分批上传。',
  },
  fieldsMissing: '部分项目缺少必要字段（order_id, order_date, order_status, tracking_number）。',
  failed: (detail: string) => `上传失败，请稍后再试。错误详情: ${detail}`,
  summary: (read: number, orders: number, faults: number) =>
    `读取 ${read} 行，有效订单 ${orders} 个，有误 ${faults} 处。`,
  known: (orders: number, numbers: number) =>
    `其中 ${orders} 个订单、${numbers} 个单号已在数据库中，将被更新而不会重复。`,
  hiddenRows: (count: number) => `包含 ${count} 个被筛选隐藏的行。`,
  joined: (count: number) => `${count} 个订单在多行中出现，已合并。`,
  faults: '有误的行',
  faultColumns: ['行', '订单号', '列', '值', '原因'],
  moreFaults: (count: number) => `... 还有 ${count} 处未显示`,
  network: '网络错误',
} as const;

const reasonTexts: Readonly<Record<Exclude<UploadReason, 'date-ambiguous'>, string>> = {
  missing: '缺少该值',
  'not-an-object': '不是一个订单对象',
  'wrong-type': '类型不正确，请使用文本',
  'order-id-too-long': '订单号超过 64 个字符',
  'status-too-long': '状态超过 64 个字符',
  'letters-lost': '含有已丢失的字符（�），请用正确的编码重新导出',
  'date-invalid': '不是有效日期',
  'date-time-only': '只有时间，没有日期',
  'number-too-short': '少于 5 个字符',
  'number-too-long': '超过 50 个字符',
  'number-characters': '只能包含字母、数字和连字符',
  'number-scientific': '科学计数法，数字已丢失；请将该列设为文本格式后重新填写',
  'number-shown-otherwise': '单元格显示的内容与存储的数字不同；请将该列设为文本格式后重新填写',
  'number-blanks': '无法判断是一个单号还是多个；多个单号请用逗号分隔，一个单号请去掉空格',
  'number-lost-digits': '以数字格式存储，位数可能已丢失；请将该列设为文本格式后重新填写',
  'number-on-two-orders': '同一单号出现在两个订单中',
  'number-stored-elsewhere': '该单号已属于其他订单',
  'phone-invalid': '应为 4 位数字',
  'carrier-invalid': '承运商代码应为数字',
  'cell-error': '单元格是错误值',
  'formula-without-result': '公式没有计算结果，请在 Excel 中打开并保存',
};
/** Why a value of an upload is refused. */
export const faultText = ({ reason, value }: Pick<UploadFault, 'reason' | 'value'>): string =>
  reason === 'date-ambiguous' ? ambiguousDateText(value) : reasonTexts[reason];

/** Both days that "3/4/2026" may mean. */
function ambiguousDateText(value: string): string {
  const [first = 0, second = 0, year = 0] = (value.match(/\d+/g) ?? []).map(Number);
  return `有两种读法：${year}年${second}月${first}日 或 ${year}年${first}月${second}日，请写成 2026-03-07`;
}

/** Where JSON is broken, and what to put there. */
function flawText(flaw: JsonFlaw | null): string {
  if (flaw === null) return '其中一个订单过大。';
  const { line, column, sign, code } = flaw;
  return `第 ${line} 行第 ${column} 列，${flawReason(code, sign)}`;
}

function flawReason(code: JsonFlaw['code'], sign: string): string {
  if (code === 'ends-early') return '内容不完整，缺少结尾的括号。';
  if (code === 'comma-too-many') return `“${sign}”前有多余的逗号。`;
  if (code === 'text-open') return '这里的文本缺少结尾的引号、含有换行，或前面缺少逗号。';
  if ("“”‘’'".includes(sign)) return `引号 ${sign} 应为英文双引号 "。`;
  if (sign === '，') return '逗号 ， 应为英文逗号 ,。';
  return `不应出现“${sign}”。`;
}

/** What the page says about an upload that cannot be read. */
export function refusalText(refusal: UploadRefusal): string {
  if (refusal.code === 'not-an-array') return uploadTexts.notAnArray;
  if (refusal.code === 'unreadable') return uploadTexts.unreadable(flawText(refusal.flaw));
  if (refusal.code === 'too-large') return uploadTexts.tooLarge[refusal.limit];
  const columns: readonly UploadColumn[] = refusal.columns;
  return `${uploadTexts.fieldsMissing} 缺少列: ${columns.join(', ')}`;
}

/** Why a file cannot be read, as the detail of {@link uploadTexts.unreadable}: what is wrong and what to do. */
export function fileFaultText(fault: SpreadsheetFault | { readonly code: 'no-sheet' }): string {
  switch (fault.code) {
    case 'empty':
      return '文件为空';
    case 'too-large':
      return `文件超过 ${fault.megabytes} MB`;
    case 'too-large-unpacked':
      return '解压后的内容过大';
    case 'too-many-rows':
      return `超过 ${fault.max.toLocaleString('en-US')} 行`;
    case 'legacy-xls':
      return '这是旧版 .xls 或加密的文件，请另存为不加密的 .xlsx';
    case 'other-kind':
      return `这不是表格文件${fault.name === null ? '' : `（${fault.name}）`}，请另存为 .xlsx 或 .csv`;
    case 'page':
      return '这是网页，不是表格文件，请另存为 .xlsx 或 .csv';
    case 'encoding':
      return '无法识别文字编码，请另存为 CSV UTF-8 或 .xlsx';
    case 'broken-text':
      return `第 ${fault.line} 行的引号没有结束`;
    case 'no-sheet':
      return '没有可见的工作表包含表头 order_id';
    case 'broken':
      return '文件已损坏';
    default:
      return fault satisfies never;
  }
}
