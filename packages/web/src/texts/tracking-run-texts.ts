import type { ResultLine, RunKind } from '@pp-tools/domain/shipment';

export const runTexts = {
  titles: { register: '注册单号', update: '更新单号' },
  actions: { register: '注册', update: '更新' },
  noneValid: '❌ 没有可用的单号。',
  hints: {
    register: '只有 status 为 "unknown" 且未注册的单号才能注册。',
    update: '不能更新 InTransit, OutForDelivery 状态，或 Unknown 且已注册的单号。',
  },
  ask: (kind: RunKind, count: number) => `是否要${runTexts.actions[kind]} ${count} 个有效单号？`,
  quota: (cost: number, remaining: number) => `注册将消耗 ${cost} 个额度，剩余 ${remaining} 个。`,
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
    case 'no-news':
      return `${line.number}: ${action}成功，没有新信息`;
    case 'already-registered':
      return `${line.number}: 已经注册过，不需重复注册`;
    case 'auto-synced':
      return `${line.number}: 单号在17track注册过，已自动同步`;
    case 'no-tracking':
      return `${line.number}: 没有tracking信息,无法更新`;
    case 'signed-out':
      return `${line.number}: 登录已过期，请重新登录后重试`;
    case 'refused':
      return `${line.number}: ${line.message ?? `${action}失败`}`;
    case 'failed':
      return `${line.number}: ${line.message ?? '请求失败'}`;
    default:
      return line satisfies never;
  }
}
