import type { UploadColumn, UploadFault, UploadReason, UploadRefusal } from '@pp-tools/domain/order';
import type {
  ExportRefusal,
  HistoryColumn,
  ResultLine,
  RunKind,
  TrackingStatus,
} from '@pp-tools/domain/shipment';

/** The words of the tracking manager; the staff reads Chinese. Quoted texts are the specification's own. */
export const trackingTexts = {
  title: '物流跟踪管理',
  demo: '演示模式（DEMO）：没有配置物流查询服务的密钥，跟踪数据由本机模拟。',
  success: '操作成功！',
  loading: '正在加载数据…',
  refreshing: '正在刷新数据…',
  loadFailed: '订单列表加载失败',
  retry: '重试',
  empty: '暂无订单。上传当天的订单后，即可注册和跟踪物流单号。',
  emptyFiltered: '没有符合筛选条件的订单',
  showAll: '显示全部订单',
  uploadFirst: '上传订单',
  caption: '订单与物流单号',
  region: '订单表格，可左右滚动',
  unknown: '未知',
  none: '无',
  dash: '-',
  confirm: '确认',
  cancel: '取消',
  close: '关闭',
  submit: '提交',
  columns: {
    orderId: '商店订单号',
    orderTime: '下单时间',
    trackingNumber: '物流单号',
    status: '物流状态',
    phone: '手机后四位',
    carrier: '承运商',
    lastUpdated: '最后更新时间',
    actions: '操作',
  },
  select: (orderId: string) => `选择订单 ${orderId}`,
  selectAll: '选择本页全部订单',
  selected: (count: number) => `已选 ${count} 个订单`,
  clearSelection: '取消选择',
  moreNumbers: (count: number) => `共 ${count} 个单号`,
  rowDeed: (deed: string, orderId: string) => `${deed} ${orderId}`,
  search: '搜索',
  searchLabel: '订单号',
  clearSearch: '清除搜索',
  searchResult: (text: string, count: number) => `搜索“${text}”：${count} 个订单`,
  notFound: '没有找到相关订单',
  statusFilter: '状态',
  allStatuses: '全部状态',
  groups: { Unknown: '未知/错误', InTransit: '运输中', Delivered: '已送达', Other: '其他' },
  dateFilter: '下单日期',
  dateAny: '不限日期',
  dateHint: '选择一天，或选择起止两天；第三次选择会重新开始。',
  previousMonth: '上个月',
  nextMonth: '下个月',
  stillFilter: '无更新',
  stillAny: '不限',
  stillDays: (days: number) => `${days} 天无物流更新`,
  clearFilters: '清除筛选',
  savedFilters: '已存筛选',
  saveFilter: '保存当前筛选',
  saveFilterName: '筛选名称',
  removeFilter: (name: string) => `删除筛选 ${name}`,
  pageSize: '每页',
  page: (page: number, pages: number, total: number) => `第 ${page} / ${pages} 页，共 ${total} 个订单`,
  previousPage: '上一页',
  nextPage: '下一页',
  goToPage: '跳至页',
  upload: '批量粘贴订单数据',
  exportPdf: '导出 PDF',
  deleteSelected: '删除单号',
  selectForExport: '请至少选择一个订单进行导出',
  selectForDelete: '请至少选择一个订单进行删除',
  viewTracks: '查看轨迹',
  change: '变更单号',
  details: '详情',
  history: '操作记录',
  runs: '后台任务',
} as const;

const statusNames: Readonly<Record<TrackingStatus, string>> = {
  Unknown: '未知',
  InTransit: '运输中',
  OutForDelivery: '派送中',
  Delivered: '已送达',
  Exception: '异常',
  AvailableForPickup: '待取件',
  Expired: '已过期',
};

/** A status with the provider's word beside it. */
export const statusText = (status: TrackingStatus): string => `${statusNames[status]} ${status}`;

export const runTexts = {
  titles: { register: '注册单号', update: '更新单号' },
  actions: { register: '注册', update: '更新' },
  noneValid: '❌ 没有可用的单号。',
  hints: {
    register: '只有 status 为 "unknown" 且未注册的单号才能注册。',
    update: '不能更新 InTransit, OutForDelivery 状态，或 Unknown 且已注册的单号。',
  },
  ask: (kind: RunKind, count: number) => `是否要${runTexts.actions[kind]} ${count} 个有效单号？`,
  excluded: (count: number) => `以下 ${count} 个单号不符合条件，将被排除：`,
  hidden: (count: number) => `... 还有 ${count} 个单号未显示`,
  progress: (percent: number) => `进度 ${percent}%`,
  results: '结果',
  background: '在后台运行',
  backgroundStarted: '已转入后台运行，可以关闭页面。',
  retryFailed: (count: number) => `只重试失败的 ${count} 个单号`,
  download: '下载结果 CSV',
  stopped: (left: number) =>
    `已停止：继续也只会重复同样的错误。还有 ${left} 个单号未处理，已完成的都已保存。`,
  backgroundTitle: '后台任务',
  backgroundNone: '还没有后台任务。',
  states: { running: '运行中', done: '已完成', stopped: '已停止' },
  runLine: (kind: RunKind, finished: number, total: number) =>
    `${runTexts.actions[kind]} ${finished} / ${total}`,
  runFailed: (count: number) => `失败 ${count} 个`,
  runWaiting: (count: number) => `继续未处理的 ${count} 个单号`,
} as const;

/** The line that a run shows for one number (specification, section 8). */
export function resultText(kind: RunKind, line: ResultLine): string {
  const action = runTexts.actions[kind];
  switch (line.code) {
    case 'skipped-empty':
      return `第 ${line.nth} 个物流单号为空，跳过`;
    case 'done':
      return `${line.number}: ${action}成功`;
    case 'already-registered':
      return `${line.number}: 已经注册过，不需重复注册`;
    case 'auto-synced':
      return `${line.number}: 单号在17track注册过，已自动同步`;
    case 'no-tracking':
      return `${line.number}: 没有tracking信息,无法更新`;
    case 'refused':
      return `${line.number}: ${line.message ?? `${action}失败`}`;
    case 'failed':
      return `${line.number}: ${line.message ?? '请求失败'}`;
    default:
      return line satisfies never;
  }
}

export const uploadTexts = {
  title: '批量粘贴订单数据',
  json: '订单数据（JSON）',
  file: '或选择 Excel 文件（.xlsx），选择后优先使用文件',
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
  nothing: '没有可上传的订单。',
  unreadable: (detail: string) => `JSON 格式错误或 Excel 文件解析失败，请检查输入内容。错误详情: ${detail}`,
  notAnArray: '请输入一个 JSON 数组。',
  fieldsMissing: '部分项目缺少必要字段（order_id, order_date, order_status, tracking_number）。',
  failed: (detail: string) => `上传失败，请稍后再试。错误详情: ${detail}`,
  summary: (read: number, orders: number, faults: number) =>
    `读取 ${read} 行，有效订单 ${orders} 个，有误 ${faults} 处。`,
  known: (orders: number, numbers: number) =>
    `其中 ${orders} 个订单、${numbers} 个单号已在数据库中，将被更新而不会重复。`,
  hiddenRows: (count: number) => `包含 ${count} 个被筛选隐藏的行。`,
  joined: (count: number) => `${count} 个订单在多行中出现，已合并。`,
  faults: '有误的行',
  faultColumns: ['行', '列', '值', '原因'],
  moreFaults: (count: number) => `... 还有 ${count} 处未显示`,
  network: '网络错误',
} as const;

const reasonTexts: Readonly<Record<UploadReason, string>> = {
  missing: '缺少该值',
  'not-an-object': '不是一个订单对象',
  'wrong-type': '类型不正确，请使用文本',
  'order-id-too-long': '订单号超过 64 个字符',
  'status-too-long': '状态超过 64 个字符',
  'date-invalid': '不是有效日期',
  'date-ambiguous': '日与月无法区分，请写成 2026-03-07',
  'date-time-only': '只有时间，没有日期',
  'number-too-short': '少于 5 个字符',
  'number-too-long': '超过 50 个字符',
  'number-characters': '只能包含字母、数字和连字符',
  'number-scientific': '科学计数法，数字已丢失；请将该列设为文本格式后重新填写',
  'number-lost-digits': '以数字格式存储，位数可能已丢失；请将该列设为文本格式后重新填写',
  'number-on-two-orders': '同一单号出现在两个订单中',
  'number-stored-elsewhere': '该单号已属于其他订单',
  'phone-invalid': '应为 4 位数字',
  'carrier-invalid': '承运商代码应为数字',
  'cell-error': '单元格是错误值',
  'formula-without-result': '公式没有计算结果，请在 Excel 中打开并保存',
};
/** Why a value of an upload is refused. */
export const faultText = ({ reason }: Pick<UploadFault, 'reason'>): string => reasonTexts[reason];

/** What the page says about an upload that cannot be read. */
export function refusalText(refusal: UploadRefusal): string {
  if (refusal.code === 'not-an-array') return uploadTexts.notAnArray;
  if (refusal.code === 'unreadable') return uploadTexts.unreadable(refusal.detail);
  const columns: readonly UploadColumn[] = refusal.columns;
  return `${uploadTexts.fieldsMissing} 缺少列: ${columns.join(', ')}`;
}

/** Why a workbook cannot be read, as the detail of {@link uploadTexts.unreadable}. */
export const workbookTexts = {
  empty: '文件为空',
  'too-large': '文件超过 20 MB',
  'too-large-unpacked': '解压后的内容过大',
  'too-many-rows': '超过 100,000 行',
  'legacy-xls': '这是旧版 .xls 或加密的文件，请另存为不加密的 .xlsx',
  'not-xlsx': '这不是 .xlsx 文件（可能是 CSV 或网页），请在 Excel 中另存为 .xlsx',
  'no-sheet': '没有可见的工作表包含表头 order_id',
  broken: '文件已损坏',
} as const;

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
  done: (count: number) => `已导出 ${count} 个文件。`,
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
export function refusedExportText(refusal: ExportRefusal): string {
  if (refusal.code === 'data-missing') return '缺少必要信息';
  if (refusal.code === 'info-invalid') return '无效的 tracking 信息';
  return `状态为 "${refusal.status}"，不支持导出`;
}

export const deleteTexts = {
  title: '删除单号',
  ask: (numbers: number, empty: number) => `确定要删除 ${numbers} 个单号、${empty} 个没有单号的订单吗？`,
  note: '注意：没有物流单号的订单也会一并删除；删除最后一个单号后，该订单也会被删除。',
  deleted: '已删除的单号：',
  deletedOrders: '已删除的订单：',
  nothing: '没有删除任何单号，可能已被其他管理员删除。',
} as const;

export const changeTexts = {
  title: '变更跟踪详情',
  order: '订单号',
  current: '当前单号',
  change: '更改单号',
  add: '为该订单添加新单号',
  mode: '操作方式',
  first: '请输入第一个物流单号',
  newNumber: '新的物流单号',
  blank: '请输入有效的跟踪号',
  addFailed: '添加跟踪号失败，请稍后再试。',
  changeFailed: '更改跟踪号失败，请稍后再试。',
} as const;

export const eventTexts = {
  title: (number: string) => `物流轨迹 ${number}`,
  detailsTitle: (orderId: string) => `订单 ${orderId} 的全部单号`,
  historyTitle: (orderId: string) => `订单 ${orderId} 的操作记录`,
  none: '暂无物流事件',
  invalid: '无效的 tracking 信息',
  registered: '已注册',
  unregistered: '未注册',
  failed: '加载失败，请稍后再试。',
} as const;

/** Columns of the audit trail of an order. */
export const historyTableHeads = ['时间', '操作人', '操作', '物流单号', '变更'] as const;

/** What was done to an order, in the audit trail. */
export const deedTexts: Readonly<Record<string, string>> = {
  'orders-uploaded': '上传',
  'delete-number': '删除单号',
  'delete-order': '删除订单',
  'add-number': '添加单号',
  'change-number': '更改单号',
  register: '注册',
  update: '更新',
  sync: '自动同步',
  push: '推送更新',
};
