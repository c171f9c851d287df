import { authPaths, secondFactorPaths, wheelsetAdminPaths } from '@pp-tools/domain/contract';
import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, test } from 'vitest';
import { resetPassword, resetSecondFactor } from '../../../commands/staff.ts';
import {
  createSoftwarePasskey,
  databaseKinds,
  openTestApp,
  signIn,
  type TestApp,
  testAdmin,
} from '../../../testing/public.ts';

const minute = 60_000;
type Headers = Readonly<Record<string, string>>;

describe.each(databaseKinds)('the second factor on %s', (kind) => {
  let server: TestApp;
  const open = async (environment: Readonly<Record<string, string>> = {}) => {
    server = await openTestApp(kind, environment);
  };
  afterEach(() => server.close());

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: { host: 'shop.example', ...headers },
      remoteAddress: '10.1.1.1',
      ...(payload === undefined ? {} : { payload }),
    });
  const post = (url: string, headers: Headers, payload?: object) => call('POST', url, headers, payload);
  /** The code that an app with this secret shows. */
  const codeOf = (secret: string, ahead = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now() + ahead * 30_000,
    });
  /** Sets up an app and gives its secret and the recovery codes. */
  const addApp = async (headers: Headers) => {
    const { secret } = (await post(secondFactorPaths.totp, headers)).json().data;
    const confirmed = await post(secondFactorPaths.totpConfirm, headers, { code: codeOf(secret) });
    server.clock.advance(minute);
    return { secret, codes: confirmed.json().data.recoveryCodes };
  };
  /** Logs in by the password; the cookie of the second step. */
  const firstStep = async (password: string = testAdmin.password) => {
    const answer = await post(authPaths.login, {}, { username: testAdmin.username, password });
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`);
    return { answer, cookie: { cookie: cookies.join('; ') } };
  };
  const secondStep = (cookie: Headers, code: string) => post(secondFactorPaths.loginCode, cookie, { code });
  const sessionOf = (answer: { cookies: { name: string; value: string }[] }) => {
    const cookie = answer.cookies.find(({ name }) => name === 'pp-session');
    return { cookie: `pp-session=${cookie?.value}` };
  };

  test('an app is set up by its first code; then the password alone opens no session', async () => {
    await open();
    const headers = await signIn(server);
    const start = (await post(secondFactorPaths.totp, headers)).json().data;
    expect(start.address).toContain(`otpauth://totp/PP:${testAdmin.username}?`);
    expect((await firstStep()).answer.json().data.secondStep).toBeUndefined();
    const again = await signIn(server);
    const { secret, codes } = await addApp(again);
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);

    const { answer, cookie } = await firstStep();
    expect(answer.json().data).toMatchObject({ secondStep: { code: true, passkey: false } });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['pp-login']);
    expect((await call('GET', authPaths.check, cookie)).statusCode).toBe(401);

    const wrong = await secondStep(cookie, '000000');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'second-factor-wrong']);
    const done = await secondStep(cookie, codeOf(secret));
    expect(done.statusCode).toBe(200);
    expect((await call('GET', authPaths.check, sessionOf(done))).statusCode).toBe(200);
  });

  test('a code works once, a recovery code works once, and a finished step opens nothing more', async () => {
    await open();
    const { secret, codes } = await addApp(await signIn(server));
    const code = codeOf(secret);
    const first = await firstStep();
    expect((await secondStep(first.cookie, code)).statusCode).toBe(200);
    expect((await secondStep(first.cookie, codeOf(secret, 1))).json().code).toBe('second-step-over');

    const replay = await firstStep();
    expect((await secondStep(replay.cookie, code)).json().code).toBe('second-factor-wrong');
    server.clock.advance(minute);
    const parallel = await firstStep();
    const answers = await Promise.all([1, 2].map(() => secondStep(parallel.cookie, codes[0].toUpperCase())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    server.clock.advance(minute);
    const spent = await firstStep();
    expect((await secondStep(spent.cookie, codes[0])).json().code).toBe('second-factor-wrong');
    expect((await secondStep(spent.cookie, codes[1])).statusCode).toBe(200);
  });

  test('the second step has ten minutes, and guesses are paced whatever logins they belong to', async () => {
    await open();
    const { secret } = await addApp(await signIn(server));
    const late = await firstStep();
    server.clock.advance(11 * minute);
    expect((await secondStep(late.cookie, codeOf(secret))).json().code).toBe('second-step-over');

    let tried = 0;
    for (let login = 0; login < 4; login += 1) {
      const { cookie } = await firstStep();
      for (let guess = 0; guess < 5; guess += 1) {
        if ((await secondStep(cookie, '000000')).statusCode === 401) tried += 1;
      }
    }
    expect(tried).toBeLessThan(6);
  });

  test('a clock that was years ahead does not refuse codes after it was corrected', async () => {
    await open();
    const { secret } = await addApp(await signIn(server));
    server.clock.advance(10 * 365 * 24 * 60 * minute);
    const ahead = await firstStep();
    expect((await secondStep(ahead.cookie, codeOf(secret))).statusCode).toBe(200);
    server.clock.advance(-10 * 365 * 24 * 60 * minute);
    const back = await firstStep();
    expect((await secondStep(back.cookie, codeOf(secret))).statusCode).toBe(200);
  });

  test('a passkey is made and signs the second step; a foreign, replayed or altered answer does not', async () => {
    await open();
    const headers = await signIn(server);
    const passkey = createSoftwarePasskey('http://shop.example');
    const ask = async () =>
      (await post(secondFactorPaths.passkeyCreation, headers)).json().data.options.challenge;
    const foreign = createSoftwarePasskey('http://evil.example').create(await ask());
    const refused = await post(secondFactorPaths.passkeys, headers, { name: 'Laptop', response: foreign });
    expect(refused.json().code).toBe('passkey-wrong');
    const response = passkey.create(await ask());
    const added = await post(secondFactorPaths.passkeys, headers, { name: 'Laptop', response });
    expect(added.statusCode, added.body).toBe(200);
    expect(added.json().data.recoveryCodes).toHaveLength(10);
    const replayed = await post(secondFactorPaths.passkeys, headers, { name: 'Again', response });
    expect(replayed.json().code).toBe('passkey-wrong');

    const { answer, cookie } = await firstStep();
    expect(answer.json().data.secondStep).toEqual({ code: true, passkey: true });
    const request = async () => {
      const asked = await post(secondFactorPaths.loginPasskeyRequest, cookie);
      return asked.json().data.options.challenge;
    };
    const signed = passkey.sign(await request());
    const altered = {
      ...signed,
      response: { ...signed.response, signature: signed.response.clientDataJSON },
    };
    expect((await post(secondFactorPaths.loginPasskey, cookie, { response: altered })).statusCode).toBe(401);
    // The challenge was spent by the altered answer.
    expect((await post(secondFactorPaths.loginPasskey, cookie, { response: signed })).statusCode).toBe(401);
    const done = await post(secondFactorPaths.loginPasskey, cookie, {
      response: passkey.sign(await request()),
    });
    expect(done.statusCode, done.body).toBe(200);
    const session = sessionOf(done);
    const { passkeys } = (await call('GET', secondFactorPaths.state, session)).json().data;
    expect(passkeys).toMatchObject([{ name: 'Laptop', usedAt: server.clock.now() }]);
    const path = secondFactorPaths.passkey.replace(':id', passkeys[0].id);
    expect((await call('DELETE', path, session)).statusCode).toBe(200);
    expect((await firstStep()).answer.json().data.secondStep).toBeUndefined();
  });

  test('changes ask for the password when it was entered long ago; the first factor ends other sessions', async () => {
    await open();
    const other = await signIn(server);
    const headers = await signIn(server);
    server.clock.advance(11 * minute);
    expect((await post(secondFactorPaths.totp, headers)).json().code).toBe('password-needed');
    const wrong = await post(secondFactorPaths.confirmPassword, headers, { password: 'wrong password' });
    expect(wrong.statusCode).toBe(403);
    const right = await post(secondFactorPaths.confirmPassword, headers, { password: testAdmin.password });
    expect(right.statusCode).toBe(200);
    const { codes } = await addApp(headers);
    expect((await call('GET', authPaths.check, other)).statusCode).toBe(401);
    const renewed = (await post(secondFactorPaths.recoveryCodes, headers)).json().data.recoveryCodes;
    const { cookie } = await firstStep();
    expect((await secondStep(cookie, codes[0])).statusCode).toBe(401);
    expect((await secondStep(cookie, renewed[0])).statusCode).toBe(200);
    expect((await call('DELETE', secondFactorPaths.totp, headers)).statusCode).toBe(200);
    expect((await firstStep()).answer.json().data.secondStep).toBeUndefined();
  });

  test('the owner may ask for it: without one only its set-up is open, and the last one stays', async () => {
    await open({ REQUIRE_SECOND_FACTOR: 'on' });
    const headers = await signIn(server);
    const shut = await call('GET', wheelsetAdminPaths.list, headers);
    expect([shut.statusCode, shut.json().code]).toEqual([403, 'second-factor-needed']);
    expect((await call('GET', authPaths.check, headers)).json().data.mustAddSecondFactor).toBe(true);
    await addApp(headers);
    expect((await call('GET', wheelsetAdminPaths.list, headers)).statusCode).toBe(200);
    expect((await call('GET', authPaths.check, headers)).json().data.mustAddSecondFactor).toBeUndefined();
    expect((await call('DELETE', secondFactorPaths.totp, headers)).json().code).toBe(
      'second-factor-demanded',
    );
  });

  test('a reset of the password or of the second factor at the shell clears it and ends the sessions', async () => {
    await open();
    const headers = await signIn(server);
    await addApp(headers);
    const password = await resetPassword(server.database.db, testAdmin.username, server.clock.now());
    expect((await call('GET', authPaths.check, headers)).statusCode).toBe(401);
    const after = await firstStep(password);
    expect(after.answer.json().data.secondStep).toBeUndefined();
    await addApp(sessionOf(after.answer));
    expect((await firstStep(password)).answer.json().data.secondStep).toBeDefined();
    await resetSecondFactor(server.database.db, testAdmin.username, server.clock.now());
    expect((await firstStep(password)).answer.json().data.secondStep).toBeUndefined();
  });
});
