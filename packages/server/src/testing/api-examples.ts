import {
  adminsPaths,
  authPaths,
  cartPath,
  catalogueImportPaths,
  catalogueStaffPaths,
  invitationPaths,
  operationPaths,
  orderPaths,
  pageDataPaths,
  quotePaths,
  secondFactorPaths,
  sessionsAnswer,
  shortLinkPaths,
} from '@pp-tools/domain/contract';
import type { InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { OpenDatabase } from '../database/connection.ts';
import { noteEvent } from '../database/outbox.ts';
import { readRevision } from '../database/revision.ts';
import { writePasswordLinks } from '../features/admin/password-link.ts';
import { multipartForm } from './multipart.ts';
import { testAdmin } from './signed-in.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import { type TestApp, testAdminCode } from './test-app.ts';

/** A request that was made and what came back. */
export interface ApiExample {
  readonly method: string;
  /** The address as its route names it. */
  readonly pattern: string;
  readonly status: number;
  /** The answer; its lists and long texts are cut. */
  readonly answer: unknown;
  readonly body: unknown;
}

interface ExampleRequest {
  /** Values of the parameters of the pattern, in their order. */
  readonly parameters?: readonly (string | number)[];
  readonly query?: string;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const number = 'YT2600000000000101';
const order = { order_id: '50114', order_date: '2026-11-27 10:30:00', order_status: 'wc-completed' };
const wheelset = { ppId: 5001, name: 'New AERO 60', intendedUse: 'road', DiscOrRim: 'disc', price: '1299' };

/** Calls every operation of a shop once, in an order in which each succeeds. `signPush` signs a push's body. */
export async function recordExamples(
  { app, clock, database }: TestApp,
  later: () => void,
  signPush: (body: string) => string,
): Promise<ApiExample[]> {
  const examples: ApiExample[] = [];
  let cookie = '';
  const call = async (
    method: NonNullable<InjectOptions['method']>,
    pattern: string,
    { parameters = [], query = '', body, form, headers = {} }: ExampleRequest = {},
  ) => {
    const values = [...parameters];
    const url = pattern.replace(/:\w+/g, () => encodeURIComponent(String(values.shift()))) + query;
    const sent = form === undefined ? null : multipartForm(form);
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const payload = sent?.payload ?? (body === undefined ? undefined : JSON.stringify(body));
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(cookie === '' ? {} : { cookie }), ...json, ...sent?.headers, ...headers },
    };
    if (payload !== undefined) options.payload = payload;
    const answer = await app.inject(options);
    examples.push({
      method: String(method),
      pattern,
      status: answer.statusCode,
      answer: shortened(`${answer.headers['content-type']}`.includes('json') ? answer.json() : answer.body),
      body: pattern.startsWith('/auth/') ? shortened(body) : (form ?? body),
    });
    const [set] = answer.cookies;
    if (set !== undefined) cookie = `${set.name}=${set.value}`;
    return answer;
  };

  await call('POST', '/auth/register', { body: { ...testAdmin, adminCode: testAdminCode } });
  await call('POST', '/auth/login', { body: testAdmin });
  await call('GET', '/auth/checkAuth');
  await call('GET', '/auth/sessions');

  for (const { method, url } of app.routeTable) {
    const isPlainList = method === 'GET' && /^\/(api|wheelsets)(\/[\w-]+)*$/.test(url);
    const needsQuery = url.startsWith('/api/docs') || url === pageDataPaths.comparison;
    if (isPlainList && !needsQuery) await call('GET', url);
  }
  await call('GET', '/wheelsets/:id', { parameters: [1] });
  await call('GET', pageDataPaths.wheelset, { parameters: [1001] });
  await call('GET', pageDataPaths.category, { parameters: ['road-disc'], query: '?sort=priceAscending' });
  await call('GET', pageDataPaths.comparison, { query: '?w=1001-1002&b=1001' });
  // A key of its own would make other codes in every run.
  await database.db.insertInto('short_link_key').values({ id: 1, key: 'of the examples' }).execute();
  const linked = await call('POST', shortLinkPaths.make, {
    body: { tool: 'compare', query: 'v=1&w=1001-1002&b=1001', note: 'Do these fit 32 mm tires?' },
  });
  const { code } = linked.json().data;
  await call('GET', shortLinkPaths.one, { parameters: [code] });
  await call('GET', shortLinkPaths.forStaff, { parameters: [code] });
  await call('PUT', shortLinkPaths.staffNote, { parameters: [code], body: { note: 'Two pairs in stock.' } });
  await call('POST', quotePaths.ask, {
    body: {
      requestId: '3f0c5b5e-6a0e-4d6f-9a3e-1f2f0f6f8a11',
      name: 'Ana Cyclist',
      email: 'ana@rider.example',
      note: 'With 28 mm tires, please.',
      code,
      consent: true,
    },
  });
  await call('POST', cartPath, { body: { parts: [{ slot: 'saddle', id: '1', quantity: 1 }] } });
  await call('GET', quotePaths.list, { query: '?state=new' });
  await call('PUT', quotePaths.state, { parameters: [1], body: { state: 'answered' } });
  await call('DELETE', quotePaths.remove, { parameters: [1] });
  await call('POST', shortLinkPaths.withdraw, { parameters: [code] });
  for (const part of ['forks', 'handlebars', 'seatposts']) {
    await call('GET', `/api/${part}/compatible/:frameProductKey`, {
      parameters: ['specialized-s-works-tarmac-sl8'],
    });
  }
  await call('GET', '/api/groupsets/components/:type', { parameters: ['cassette'] });
  await call('GET', '/api/groupsets/:id/components', { parameters: ['sh-105-r7120'] });
  await call('GET', '/api/tires/compatible/:id', { parameters: ['1'] });
  await call('GET', '/api/tubes/compatible/:id', { parameters: ['1'] });

  await call('POST', '/wheelsets', { form: wheelset });
  await call('PUT', '/wheelsets/:id', { parameters: [121], form: { price: '1249', version: 1 } });
  await call('DELETE', '/wheelsets/:id', { parameters: [121] });
  await call('POST', '/wheelsets/:id/restore', { parameters: [121] });
  await call('POST', '/wheelsets/regenerate', { body: {} });
  await call('GET', '/wheelsets/refreshes');
  await call('GET', '/wheelsets/refreshes/:id', { parameters: [1] });
  await call('POST', '/wheelsets/refreshes/:id/rollback', { parameters: [1] });
  await call('GET', '/wheelsets/link-checks');

  const upload = [
    { ...order, tracking_number: [number, 'YT2600000000000102'], phone_number_last_four: '0042' },
  ];
  await call('POST', orderPaths.bulkCheck, { body: upload });
  await call('POST', orderPaths.bulk, { body: upload });
  await call('PUT', orderPaths.register, { parameters: [number] });
  later();
  await call('PUT', orderPaths.update, { parameters: [number] });
  await call('GET', orderPaths.list, { query: '?page=1&pageSize=10&status=InTransit' });
  await call('GET', orderPaths.export);
  await call('GET', orderPaths.counts);
  await call('GET', orderPaths.revision);
  await call('GET', orderPaths.one, { parameters: ['50114'] });
  await call('GET', orderPaths.tracking, { parameters: [number] });
  await call('GET', orderPaths.quota);
  await call('PUT', orderPaths.carrier, { body: { trackingNumber: number, carrierCode: 3011 } });
  await call('PUT', orderPaths.phone, { body: { trackingNumber: number, phoneLastFour: '4242' } });
  const extraInfo = { postalCode: '97201', country: 'US', other: null };
  await call('PUT', orderPaths.extraInfo, { body: { trackingNumber: number, extraInfo } });
  await call('POST', orderPaths.controls, { body: { trackingNumbers: [number], control: 'stop' } });
  await call('POST', orderPaths.control, { body: { trackingNumber: number, control: 'stop' } });
  await call('GET', orderPaths.records, { parameters: [number] });
  await call('POST', orderPaths.runs, { body: { kind: 'register', numbers: ['YT2600000000000102'] } });
  await call('GET', orderPaths.runs);
  await call('GET', orderPaths.run, { parameters: [1] });
  const push = {
    event: 'TRACKING_UPDATED',
    data: { number, carrier: 3011, track_info: { latest_status: { status: 'InTransit' } } },
  };
  await call('POST', orderPaths.webhook, { body: push, headers: { sign: signPush(JSON.stringify(push)) } });
  await call('POST', orderPaths.addNumber, {
    body: { orderId: '50114', trackingNumber: 'YT2600000000000103' },
  });
  await call('PUT', orderPaths.changeNumber, {
    body: {
      orderId: '50114',
      oldTrackingNumber: 'YT2600000000000103',
      newTrackingNumber: 'YT2600000000000104',
    },
  });
  await call('GET', orderPaths.history, { parameters: ['50114'] });
  await call('POST', orderPaths.delete, {
    body: { trackingNumbers: ['YT2600000000000104'], emptyOrderIds: [] },
  });
  await call('POST', orderPaths.undelete, { body: { id: 1 } });
  await call('DELETE', orderPaths.one, { parameters: ['50114'] });
  await call('GET', '/admin/audit');
  await call('POST', '/wheelsets/link-checks');
  await callCatalogue(call, database);

  await callAdmins(call);

  // Another browser of the same admin, a minute later: the newest session comes first.
  clock.advance(60_000);
  cookie = '';
  await call('POST', '/auth/login', { body: testAdmin });
  const { sessions } = sessionsAnswer.parse((await call('GET', '/auth/sessions')).json()).data;
  const former = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await call('DELETE', '/auth/sessions/:id', { parameters: [former] });
  await call('DELETE', '/auth/sessions');

  // Two-step login: set up, used, removed.
  const paths = secondFactorPaths;
  const passkey = createSoftwarePasskey('http://localhost');
  const data = async (pattern: string) => (await call('POST', pattern)).json().data;
  await call('POST', paths.confirmPassword, { body: { password: testAdmin.password } });
  await call('GET', paths.state);
  const secret = Secret.fromBase32((await data(paths.totp)).secret);
  const enter = (pattern: string) =>
    call('POST', pattern, { body: { code: new TOTP({ secret }).generate({ timestamp: clock.now() }) } });
  await enter(paths.totpConfirm);
  const created = passkey.create((await data(paths.passkeyCreation)).options.challenge);
  await call('POST', paths.passkeys, { body: { name: 'Work laptop', response: created } });
  await call('POST', paths.recoveryCodes);
  clock.advance(60_000);
  await call('POST', '/auth/login', { body: testAdmin });
  await enter(paths.loginCode);
  await call('POST', '/auth/login', { body: testAdmin });
  const signed = passkey.sign((await data(paths.loginPasskeyRequest)).options.challenge);
  await call('POST', paths.loginPasskey, { body: { response: signed } });
  const { passkeys } = (await call('GET', paths.state)).json().data;
  await call('DELETE', paths.passkey, { parameters: [passkeys[0].id] });
  await call('DELETE', paths.totp);
  const mail = {
    address: 'mei@shop.example',
    wantsException: true,
    wantsDelivered: false,
    wantsRefresh: true,
  };
  await call('PUT', authPaths.mail, { body: mail });
  await call('GET', authPaths.mail);
  await call('GET', operationPaths.storage);
  await call('POST', operationPaths.sendAgain, { parameters: [await deadMessage(database, clock.now())] });
  await call('POST', authPaths.forgotPassword, { body: { mail: 'mei@shop.example' } });
  const token = await linkToken(database, clock.now());
  await call('POST', '/auth/password', {
    body: { currentPassword: testAdmin.password, newPassword: 'hub flange spoke' },
  });
  await call('POST', '/auth/logout');
  await call('POST', authPaths.newPassword, { body: { token, newPassword: 'hub shell and nipples' } });
  return examples;
}

/** An admin is invited, accepts, becomes another one, and is removed; a second invitation is withdrawn. */
async function callAdmins(
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    pattern: string,
    request?: ExampleRequest,
  ) => Promise<{ json(): { data: { token: string } } }>,
): Promise<void> {
  const invited = await call('POST', adminsPaths.invite, { body: { username: 'kim', role: 'clerk' } });
  const { token } = invited.json().data;
  await call('GET', adminsPaths.list);
  await call('POST', invitationPaths.look, { body: { token } });
  await call('POST', invitationPaths.accept, { body: { token, newPassword: 'hub shell and nipples' } });
  await call('PUT', adminsPaths.role, { parameters: [2], body: { role: 'editor' } });
  await call('DELETE', adminsPaths.sessions, { parameters: [2] });
  await call('DELETE', adminsPaths.one, { parameters: [2] });
  await call('POST', adminsPaths.invite, { body: { username: 'kim', role: 'clerk' } });
  await call('DELETE', adminsPaths.invitation, { parameters: [2] });
}

const saddle = { id: 'test-saddle', name: 'Test saddle', brand: 'PP', type: 'road', price: 99 };

/** Every action on a list of the catalogue. */
async function callCatalogue(
  call: (method: 'GET' | 'POST', pattern: string, request?: ExampleRequest) => Promise<unknown>,
  { db }: OpenDatabase,
): Promise<void> {
  const paths = catalogueStaffPaths;
  const parameters = ['saddle'];
  await call('GET', paths.lists);
  await call('GET', paths.list, { parameters });
  await call('POST', paths.changes, {
    parameters,
    body: { changes: [{ key: null, before: null, after: saddle }] },
  });
  await call('POST', paths.bulk, {
    parameters,
    body: { keys: [[saddle.id]], field: 'price', action: 'raise', value: 10 },
  });
  await call('POST', paths.undo, { parameters, body: { entry: 2 } });
  await call('POST', paths.restore, {
    parameters,
    body: { entry: 2, key: [saddle.id], side: 'after' },
  });
  await call('GET', paths.history, { parameters });
  const pasted = {
    name: 'Pasted rows',
    file: null,
    text: 'Key\tPrice ($)\ntest-saddle\t105',
    list: 'saddle',
    sheets: null,
    removes: false,
  };
  await call('POST', catalogueImportPaths.preview, { body: pasted });
  const revisions = { saddle: await readRevision(db, 'saddle') };
  await call('POST', catalogueImportPaths.imports, {
    body: { ...pasted, goodRows: false, removals: {}, revisions },
  });
  await call('GET', catalogueImportPaths.imports);
  await call('POST', catalogueImportPaths.rollback, { parameters: [1] });
}

/** A message that was given up. */
async function deadMessage({ db }: OpenDatabase, now: number): Promise<number> {
  const data = { orderId: '50114', trackingNumber: number };
  await noteEvent(db, { webhook: true, mail: false }, { kind: 'delivered', at: now, data });
  const { id } = await db
    .updateTable('outbox')
    .set({ state: 'dead', next_at: null, ended_at: now, attempts: 15, fault: 'The webhook answered 503.' })
    .where('channel', '=', 'webhook')
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The token of a link as the mail would carry it. */
async function linkToken({ db }: OpenDatabase, now: number): Promise<string> {
  const parts = { db, now: () => now, shopName: 'PP', publicUrl: 'https://tools.example.com' };
  const [mail] = await writePasswordLinks(parts, 'mei@shop.example');
  return /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const longestText = 200;
const longestList = 2;
/** The public id of a session. */
const credentialId = /^[\w-]{43}$/;
const randomId = /^[0-9a-f]{16}$/;

/** Fields that are new in every run. */
const randomFields: Readonly<Record<string, unknown>> = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  challenge: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  recoveryCodes: ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz2-3456-789a'],
  rawId: 'wrUTr0XGVGlhKhmHZUe9Ng',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  attestationObject: 'o2NmbXRkbm9uZQ',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
  signature: 'MEUCIQDx',
  allowCredentials: [{ id: 'wrUTr0XGVGlhKhmHZUe9Ng', type: 'public-key', transports: ['internal'] }],
  code: '123456',
  bytes: 4_096_000,
};

/** The same value with its lists cut after two entries and its long texts cut. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longestText) return `${value.slice(0, longestText)}…`;
  if (typeof value === 'string' && randomId.test(value)) return '60dd189735ed8bf4';
  if (typeof value === 'string' && credentialId.test(value)) return 'wrUTr0XGVGlhKhmHZUe9Ng';
  if (typeof value === 'string') return value.replace(/(otpauth:.*secret=)\w+/, '$1JBSWY3DPEHPK3PXP');
  if (Array.isArray(value)) return value.slice(0, longestList).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, randomFields[name] ?? shortened(part)]),
  );
}
