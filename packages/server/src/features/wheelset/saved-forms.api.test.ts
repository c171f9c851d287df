import { readFileSync } from 'node:fs';
import { adminWheelsetAnswer, refreshAnswer } from '@pp-tools/domain/contract';
import { blankWheelset, wheelsetFromWire } from '@pp-tools/domain/wheelset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openTestApp, signIn, type TestApp } from '../../testing/public.ts';

/** States as older versions wrote them, one file for each form; they are never edited, a new form is a new file. */
const saved = (file: string): string =>
  readFileSync(new URL(`saved/${file}`, import.meta.url), 'utf8').trim();

describe.each(databaseKinds)('what older versions saved on %s', (kind) => {
  let server: TestApp;
  let session: { cookie: string };
  beforeAll(async () => {
    server = await openTestApp(kind);
    session = await signIn(server);
  });
  afterAll(() => server.close());

  const noteDeletion = (id: number, state: string) =>
    server.database.db
      .insertInto('audit_entry')
      .values({
        at: 1,
        actor: 'mei.lin',
        action: 'wheelset-deleted',
        subject_kind: 'wheelset',
        subject_id: String(id),
        subject_name: `wheelset ${id}`,
        state_before: state,
        state_after: null,
      })
      .execute();
  const restore = (id: number) =>
    server.app.inject({ method: 'POST', url: `/wheelsets/${id}/restore`, headers: session });

  test.each(['deletion-1.json', 'deletion-2.json'])(
    'the deletion %s is undone; fields that it does not have are unknown',
    async (file) => {
      const state = JSON.parse(saved(file));
      await noteDeletion(state.id, saved(file));
      const answer = await restore(state.id);
      expect(answer.statusCode, answer.body).toBe(200);
      const { wheelset } = adminWheelsetAnswer.parse(answer.json()).data;
      const { nippleColour: _unknownToUs, ...known } = state;
      expect(wheelset).toEqual({ ...blankWheelset, ...known, version: state.version + 1 });
      const stored = await server.app.inject(`/wheelsets/${state.id}`);
      expect(wheelsetFromWire(stored.json().data.wheelset).name).toBe(state.name);
    },
  );

  test('a deletion whose state holds no wheelset says so instead of failing', async () => {
    await noteDeletion(90, '{"price":1200}');
    const answer = await restore(90);
    expect(answer.json()).toMatchObject({ status: 409, code: 'deletion-unreadable' });
  });

  test('the changes of an older refresh are shown, also of a field that is there no more', async () => {
    const { id } = await server.database.db
      .insertInto('wheelset_refresh')
      .values({
        kind: 'refresh',
        at: 1,
        actor: 'mei.lin',
        source: 'sheet',
        total: 2,
        added: 1,
        changed: 1,
        removed: 1,
        changes: saved('refresh-changes-1.json'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await server.app.inject({ url: `/wheelsets/refreshes/${id}`, headers: session });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(refreshAnswer.parse(answer.json()).data.changes).toEqual(
      JSON.parse(saved('refresh-changes-1.json')),
    );
  });
});
