import type { TrackingStatus } from '@pp-tools/domain/shipment';

/** The words of the tracking manager; the staff reads Chinese. Quoted texts are the specification's own. */
export const trackingTexts = {
  title: '物流跟踪管理',
  demo: '演示模式（DEMO）：没有配置物流查询服务的密钥，跟踪数据由本机模拟。',
  success: '操作成功！',
  loading: '正在加载数据…',
  refreshing: '正在刷新数据…',
  loadFailed: '订单列表加载失败',
  lastLoaded: (time: string, total: number) => `上次成功加载：${time}，共 ${total} 个订单。`,
  neverLoaded: '还没有成功加载过。',
  searchFailed: '搜索失败，表格保持原样。',
  refreshFailed: '刷新失败，表格仍是上次加载的内容。',
  sessionEnded: '登录已过期。表格和已输入的内容都会保留，登录后回到本页即可继续。',
  logInAgain: '在新标签页登录',
  unreadable: (count: number) =>
    `有 ${count} 个订单或单号的数据无法读取，没有显示。请刷新页面；如仍出现，请反馈。`,
  unreadRows: (count: number) => `有 ${count} 行数据无法读取，没有显示。请刷新页面；如仍出现，请反馈。`,
  hiddenByFilter: (count: number) => `找到 ${count} 个订单，但不符合当前的筛选条件。`,
  searchHint: '请输入完整的订单号或物流单号。',
  retry: '重试',
  empty: '暂无订单。上传当天的订单后，即可注册和跟踪物流单号。',
  emptyFiltered: '没有符合筛选条件的订单',
  showAll: '显示全部订单',
  uploadFirst: '上传订单',
  caption: '订单与物流单号',
  region: '订单表格，可左右滚动',
  scrollHint: '表格可左右滚动 →',
  unknown: '未知 unknown',
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
  rowAction: (action: string, orderId: string) => `${action} ${orderId}`,
  search: '搜索',
  searchLabel: '订单号或物流单号',
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
  month: '月份',
  year: '年份',
  clearDates: '清除日期',
  stillFilter: '无更新',
  stillAny: '不限',
  stillDays: (days: number) => `${days} 天无物流更新`,
  clearFilters: '清除筛选',
  savedFilters: '已存筛选',
  saveFilter: '保存当前筛选',
  saveFilterName: '筛选名称',
  filterRemoved: (name: string) => `已删除筛选“${name}”。`,
  undo: '撤销',
  removeFilter: (name: string) => `删除筛选 ${name}`,
  pageSize: '每页',
  page: (page: number, pages: number, total: number) => `第 ${page} / ${pages} 页，共 ${total} 个订单`,
  previousPage: '上一页',
  nextPage: '下一页',
  goToPage: '跳至页',
  upload: '批量粘贴订单数据',
  exportPdf: '导出 PDF',
  deleteSelected: '删除单号',
  selectForRun: { register: '请至少选择一个订单进行注册', update: '请至少选择一个订单进行更新' },
  selectForExport: '请至少选择一个订单进行导出',
  selectForControl: '请至少选择一个订单进行跟踪设置',
  selectForDelete: '请至少选择一个订单进行删除',
  viewTracks: '查看轨迹',
  change: '变更单号',
  details: '详情',
  history: '操作记录',
  carrier: '更换承运商',
  counts: '各状态订单数',
  late: '延误',
  lateHint: '在途超过 20 天、7 天无物流更新，或超过承运商预计送达日期的订单',
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

/** The words of a status. */
export const statusName = (status: TrackingStatus): string => statusNames[status];

/** A status with the provider's word next to it. */
export const statusText = (status: TrackingStatus): string => `${statusNames[status]} ${status}`;

/** Whether the provider tracks a number. */
export const registeredText = (isRegistered: boolean): string => (isRegistered ? '已注册' : '未注册');

export const deleteTexts = {
  title: '删除单号',
  ask: (numbers: number, empty: number) => `确定要删除 ${numbers} 个单号、${empty} 个没有单号的订单吗？`,
  note: '注意：没有物流单号的订单也会一并删除；删除最后一个单号后，该订单也会被删除。',
  deleted: '已删除的单号：',
  deletedOrders: '已删除的订单：',
  nothing: '没有删除任何单号，可能已被其他管理员删除。',
  stays: (orderId: string, numbers: string) => `订单 ${orderId} 的其他单号会保留：${numbers}`,
  undo: '撤销删除',
  undone: '已撤销删除。',
  undoFailed: '撤销失败，请刷新后重试。',
  atProvider: '同时在 17TRACK 删除已注册的单号（不能恢复，再次注册会消耗额度）',
  providerFailed: (number: string, reason: string) =>
    `${number} 在 17TRACK 删除失败，没有删除任何单号：${reason}`,
  noDetails: '已删除，但无法读取服务器返回的明细。列表已重新加载，请核对。',
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
  invalid: '跟踪号应为 5 到 50 位字母、数字或连字符。',
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
  failed: '加载失败，请稍后再试。',
} as const;

/** Columns of the audit trail of an order. */
export const historyTableHeads = ['时间', '操作人', '操作', '物流单号', '变更'] as const;

/** What was done to an order, in the audit trail. */
export const actionTexts: Readonly<Record<string, string>> = {
  'orders-uploaded': '上传',
  'delete-number': '删除单号',
  'delete-order': '删除订单',
  'add-number': '添加单号',
  'change-number': '更改单号',
  'change-carrier': '更换承运商',
  'change-phone': '更正手机后四位',
  'change-extra-info': '更正附加信息',
  'stop-tracking': '停止跟踪',
  retrack: '重新跟踪',
  'delete-at-provider': '在 17TRACK 删除',
  'undo-deletion': '撤销删除',
  register: '注册',
  update: '更新',
  sync: '自动同步',
  push: '推送更新',
};
