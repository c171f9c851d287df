import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providerCodes } from '@pp-tools/domain/shipment';
import { describe, expect, test } from 'vitest';
import { sampleData } from '../../sample-data.ts';
import { readAnswerBody } from './answer-wire.ts';

const good = 'LX000000107CN';
const bodyWith = (carrier: unknown, rejected: unknown = []): string =>
  JSON.stringify({
    code: 0,
    data: {
      accepted: [
        { number: 'BAD000000001', carrier },
        { number: good, carrier: 3011 },
      ],
      rejected,
    },
  });

describe('a carrier that cannot be one', () => {
  test.each<[string, string]>([
    ['in provider-bad-1.json', readFileSync(join(sampleData, 'public-cases', 'provider-bad-1.json'), 'utf8')],
    ['one above the largest of the database', bodyWith(2 ** 31)],
    ['in 11 digits of text', bodyWith('30110000000')],
    ['below nothing', bodyWith(-3011)],
    ['with a fraction', bodyWith(3011.5)],
    ['that is an object, and a list that is none', bodyWith({ code: 3011 }, 'none')],
  ])('%s sets its parcel aside, and the other one is read', (_name, body) => {
    const read = readAnswerBody(body);
    expect(read.ok && read.value).toMatchObject([
      { accepted: false, code: providerCodes.badValue },
      { number: good, accepted: true, carrier: 3011 },
    ]);
  });
});
