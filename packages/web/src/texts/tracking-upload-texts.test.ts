import { readUploadText } from '@pp-tools/domain/order';
import { expect, test } from 'vitest';
import { refusalText, uploadTexts } from './tracking-upload-texts.ts';

test.each([
  ['[{"order_id": "1",}]', '第 1 行第 19 列，“}”前有多余的逗号。'],
  ['[{"order_id": “1”}]', '第 1 行第 15 列，引号 “ 应为英文双引号 "。'],
  ["[\n{'order_id': 1}]", '第 2 行第 2 列，引号 \' 应为英文双引号 "。'],
  ['[{"order_id": "1"}，{"order_id": "2"}]', '第 1 行第 19 列，逗号 ， 应为英文逗号 ,。'],
  ['[{"order_id": "1"}', '第 1 行第 19 列，内容不完整，缺少结尾的括号。'],
  ['[{"order_id": "1"}] end', '第 1 行第 21 列，不应出现“e”。'],
  ['[{"order_id": "1}]', '第 1 行第 15 列，这里的文本缺少结尾的引号、含有换行，或前面缺少逗号。'],
])('TRK-12 broken JSON is told in Chinese with its place: %j', (text, detail) => {
  const read = readUploadText(text);
  expect(read.ok ? '' : refusalText(read.fault)).toBe(
    `JSON 格式错误或 Excel 文件解析失败，请检查输入内容。错误详情: ${detail}`,
  );
});

test('TRK-12 a sending is told in bytes and orders, then by what the server does', () => {
  expect(uploadTexts.sending('store', 3_210_000, 10_500_000, 100_000)).toBe(
    '正在发送 100,000 个订单：3.2 / 10.5 MB',
  );
  expect(uploadTexts.sending('store', 5, 5, 1)).toBe('已全部发送，正在保存 1 个订单…');
  expect(uploadTexts.sending('check', 5, 5, 1)).toBe('正在核对 1 个订单…');
});
