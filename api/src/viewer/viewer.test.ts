import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { Browser } from '../test/browser.js';
import { MailReceiver } from '../test/mail.js';
import { createSmtpMailer } from '../mail/mailer.js';
import { removeEndedSessions } from './session.service.js';
import { User } from './user.entity.js';

const receiver = new MailReceiver();
let app: TestApp;
beforeAll(async () => {
  await receiver.start();
  app = await startTestApp({ PUBLIC_URL: 'https://obala.example' }, { mailer: createSmtpMailer(receiver.url, 'Obala <hilfe@obala.example>') });
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

// Each test comes with all attempts to its name.
beforeEach(() => app.database.read('delete from rate_limit'));

const PASSWORD = 'Bura-weht-im-Mai';
let count = 0;
const newEmail = () => `wirt-${(count += 1)}@example.org`;
const plain = (email: string, password = PASSWORD) => ({ email, password, confirmPassword: password, phone: '+385 21 000 100' });
const business = (email: string) => ({
  ...plain(email),
  companyName: 'Kuća Test',
  businessAddress: 'Obala 1, 21000 Split',
  accommodationType: 'pension',
  accommodationSize: '6-20',
  region: '1',
  contactPerson: 'Ana Muster Probe',
  description: 'Ein Haus am Wasser.',
});

/** A browser that has just registered. */
async function registered(email = newEmail()): Promise<Browser> {
  const browser = new Browser(app);
  expect((await browser.send('POST', '/api/auth/register', plain(email))).status).toBe(200);
  return browser;
}

const login = (browser: Browser, email: string, password = PASSWORD) => browser.send('POST', '/api/auth/login', { email, password });

/** The token in the reset mail to an address. */
async function resetToken(email: string): Promise<string> {
  const mail = await receiver.next(email, '/reset-password?token=');
  return /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
}

interface Problem {
  message: string;
  code: string;
  fields?: Record<string, string>;
}
const problem = async (response: Response) => ({ status: response.status, ...((await response.json()) as Problem) });

describe('registration', () => {
  test('a business is signed in at once, and what it typed is kept', async () => {
    const browser = new Browser(app);
    const email = newEmail();
    const response = await browser.send('POST', '/api/auth/register', { ...business(email), website: 'kuca-test.example' });
    expect(await response.json()).toMatchObject({
      email,
      firstName: 'Ana',
      lastName: 'Muster Probe',
      companyName: 'Kuća Test',
      companyType: 'pension',
      address: 'Obala 1, 21000 Split',
      website: 'https://kuca-test.example',
      country: 'Kroatien',
      profileComplete: false,
      isAdmin: false,
      isActive: true,
      credits: 0,
    });
    expect(await (await browser.send('GET', '/api/auth/user')).json()).toMatchObject({ email, isAdmin: false, profileComplete: false });
    const user = await app.database.orm.em.fork().findOneOrFail(User, { email });
    expect(user).toMatchObject({ accommodationSize: '6-20', region: { id: 1 } });
    expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
  });

  test('a welcome mail comes, in the language of the page', async () => {
    const email = newEmail();
    const browser = new Browser(app, { 'accept-language': 'hr' });
    await browser.send('POST', '/api/auth/register', plain(email));
    const mail = await receiver.next(email);
    expect(mail).toContain('Dobro došli na Obala');
    expect(mail).toContain('https://obala.example/hr/dashboard');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
  });

  test.each([
    ['no e-mail', { email: '' }, 'email', 'E-Mail-Adresse ist erforderlich'],
    ['a bad e-mail', { email: 'x' }, 'email', 'Ungültige E-Mail-Adresse'],
    ['a short password', { password: 'abc', confirmPassword: 'abc' }, 'password', 'Passwort muss mindestens 6 Zeichen lang sein.'],
    ['a common password', { password: 'Passwort1', confirmPassword: 'Passwort1' }, 'password', 'Dieses Passwort ist sehr verbreitet. Bitte wählen Sie ein anderes.'],
    ['two passwords', { confirmPassword: 'anderes' }, 'confirmPassword', 'Passwörter stimmen nicht überein'],
    ['no company', { companyName: ' ' }, 'companyName', 'Firmenname ist erforderlich'],
    ['no region', { region: '' }, 'region', 'Region ist erforderlich'],
    ['a script as website', { website: 'javascript:alert(1)' }, 'website', 'Ungültige Website-URL'],
  ])('%s is refused at its field', async (_, wrong, field, message) => {
    const answer = await problem(await new Browser(app).send('POST', '/api/auth/register', { ...business(newEmail()), ...wrong }));
    expect(answer).toEqual({ status: 400, code: 'INVALID', message, fields: { [field]: message } });
  });

  test('what nobody may set is ignored in REST and refused in GraphQL', async () => {
    const email = newEmail();
    const stolen = { isAdmin: true, credits: 99, stripeCustomerId: 'cus_x', isActive: false, profileComplete: true };
    const response = await new Browser(app).send('POST', '/api/auth/register', { ...plain(email), ...stolen });
    expect(await response.json()).toMatchObject({ isAdmin: false, credits: 0, isActive: true });
    const answer = await new Browser(app).graphql('mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
      input: { ...plain(newEmail()), isAdmin: true },
    });
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'INVALID' } }] });
  });

  test('one address in different case, twenty times at once, is one account', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const written = index % 2 ? email.toUpperCase() : email;
        // Each from its own address, so that the limit on registrations is not what is tested.
        return new Browser(app, { 'x-forwarded-for': `10.0.0.${index}` }).send('POST', '/api/auth/register', plain(written));
      }),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect([409, 429]).toContain(answer.status);
    expect(await app.database.read('select 1 from "user" where lower(email) = lower($1)', [email])).toHaveLength(1);
  });
});

describe('signing in and out', () => {
  test('with the address in any case; the cookie is out of reach of scripts', async () => {
    const email = newEmail();
    await registered(email);
    const browser = new Browser(app);
    const response = await login(browser, email.toUpperCase());
    expect(await response.json()).toMatchObject({ email });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const email = newEmail();
    await registered(email);
    const wrong = await problem(await login(new Browser(app), email, 'falsch'));
    expect(wrong).toEqual({ status: 401, code: 'UNAUTHENTICATED', message: 'E-Mail-Adresse oder Passwort ist falsch.' });
    expect(await problem(await login(new Browser(app), newEmail(), 'falsch'))).toEqual(wrong);
  });

  test('nobody can plant a session: signing in replaces the one that the browser held', async () => {
    const email = newEmail();
    const attacker = await registered();
    const victim = new Browser(app);
    await registered(email);
    victim.cookie = attacker.cookie;
    await login(victim, email);
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(await attacker.isSignedIn()).toBe(false);
  });

  test('a cookie that was signed out is worth nothing', async () => {
    const browser = await registered();
    const { cookie } = browser;
    await browser.send('POST', '/api/auth/logout');
    expect(browser.cookie).toBe('');
    browser.cookie = cookie;
    expect(await browser.isSignedIn()).toBe(false);
  });

  test('sessions end by age and by disuse', async () => {
    for (const column of ['expires_at', 'last_used_at']) {
      const browser = await registered();
      expect(await browser.isSignedIn()).toBe(true);
      const { data } = await browser.graphql<{ viewer: { id: string } }>('{ viewer { id } }');
      await app.database.read(`update session set ${column} = now() - interval '15 days' where user_id = $1`, [data?.viewer.id]);
      expect(await browser.isSignedIn()).toBe(false);
      await removeEndedSessions(app.database.read);
      expect(await app.database.read('select 1 from session where user_id = $1', [data?.viewer.id])).toEqual([]);
    }
  });

  test('a deactivated account is out at once and cannot come back', async () => {
    const email = newEmail();
    const browser = await registered(email);
    await app.database.read('update "user" set is_active = false where email = $1', [email]);
    expect(await browser.isSignedIn()).toBe(false);
    expect(await problem(await login(browser, email))).toMatchObject({ status: 403, message: 'Dieses Konto ist deaktiviert. Bitte schreiben Sie uns.' });
  });

  test('what another site makes a browser send is refused', async () => {
    const browser = await registered();
    const forged = await fetch(`${app.url}/api/auth/logout`, { method: 'POST', headers: { cookie: browser.cookie, origin: 'https://evil.example' } });
    expect(forged.status).toBe(403);
    expect(await browser.isSignedIn()).toBe(true);
  });

  test('weaker hashes are replaced when their owner signs in', async () => {
    const { hash } = await import('argon2');
    const email = newEmail();
    await registered(email);
    await app.database.read('update "user" set password = $1 where email = $2', [await hash(PASSWORD, { memoryCost: 8192, timeCost: 2 }), email]);
    expect((await login(new Browser(app), email)).status).toBe(200);
    const [user] = await app.database.read<{ password: string }>('select password from "user" where email = $1', [email]);
    expect(user?.password).toContain('m=19456,p=1,t=2');
  });
});

describe('too many attempts', () => {
  test('are refused with the time to wait, each alias counts, and the reset mail lets the owner in', async () => {
    const email = newEmail();
    await registered(email);
    const wrong = { email, password: 'falsch-geraten' };
    const guess = async () => {
      const { errors } = await new Browser(app).graphql(
        'mutation ($input: LoginInput!) { a: login(input: $input) { id } b: login(input: $input) { id } c: login(input: $input) { id } }',
        { input: wrong },
      );
      return errors?.[0]?.extensions.code;
    };
    const guesses = [];
    for (let index = 0; index < 26; index += 1) guesses.push(await guess());
    expect(guesses.slice(0, 3)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect(guesses.at(-1)).toBe('RATE_LIMITED');

    const refused = await login(new Browser(app), email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    await new Browser(app).send('POST', '/api/auth/forgot-password', { email });
    const token = await resetToken(email);
    await new Browser(app).send('POST', '/api/auth/reset-password', { token, password: 'Neu-und-lang-2026' });
    expect((await login(new Browser(app), email, 'Neu-und-lang-2026')).status).toBe(200);
  });

  test('signing in rightly is never too often', async () => {
    const email = newEmail();
    await registered(email);
    for (let round = 0; round < 4; round += 1) {
      const atOnce = await Promise.all(Array.from({ length: 20 }, () => login(new Browser(app), email)));
      expect(atOnce.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    }
  });

  test('an address cannot be made up by a header, since no proxy is configured', async () => {
    const email = newEmail();
    await registered(email);
    const statuses = [];
    for (let index = 0; index < 27; index += 1) {
      const browser = new Browser(app, { 'x-forwarded-for': `10.1.1.${index}` });
      statuses.push((await login(browser, email, 'falsch-geraten')).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

test('behind a configured proxy, the address is the one that the proxy saw', async () => {
  const proxied = await startTestApp({ TRUST_PROXY: '1' });
  const guess = async (address: string) => (await login(new Browser(proxied, { 'x-forwarded-for': address }), 'nobody@example.org', 'falsch-geraten')).status;
  for (let index = 0; index < 25; index += 1) expect(await guess('10.2.2.2')).toBe(401);
  expect([await guess('10.2.2.2'), await guess('10.3.3.3')]).toEqual([429, 401]);
  await proxied.stop();
});

describe('a forgotten password', () => {
  test('is answered alike for known and unknown addresses', async () => {
    const email = newEmail();
    await registered(email);
    const ask = async (address: string) => {
      const response = await new Browser(app).send('POST', '/api/auth/forgot-password', { email: address });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    expect(await ask(email)).toEqual(await ask(newEmail()));
    expect(await problem(await new Browser(app).send('POST', '/api/auth/forgot-password', { email: 'x' }))).toMatchObject({
      status: 400,
      message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    });
  });

  test('a token of the mail works once of twenty times at once, and ends every session', async () => {
    const email = newEmail();
    const elsewhere = await registered(email);
    await new Browser(app, { host: 'evil.example' }).send('POST', '/api/auth/forgot-password', { email });
    const token = await resetToken(email);
    const [row] = await app.database.read<{ reset_token: string; hours: number }>(
      'select reset_token, extract(epoch from reset_token_expiry - now()) / 3600 as hours from "user" where email = $1',
      [email],
    );
    expect(row?.reset_token).not.toBe(token);
    expect(Number(row?.hours)).toBeGreaterThan(23.9);
    expect(Number(row?.hours)).toBeLessThanOrEqual(24);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => new Browser(app).send('POST', '/api/auth/reset-password', { token, password: `Neu-und-lang-${index}` })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await elsewhere.isSignedIn()).toBe(false);
    await receiver.next(email, 'Passwort wurde ge');
  });

  test('an expired or made-up token, and a short password', async () => {
    const email = newEmail();
    await registered(email);
    await new Browser(app).send('POST', '/api/auth/forgot-password', { email });
    const token = await resetToken(email);
    const reset = async (password: string, used = token) => problem(await new Browser(app).send('POST', '/api/auth/reset-password', { token: used, password }));
    expect(await reset('kurz')).toMatchObject({ status: 400, message: 'Passwort muss mindestens 6 Zeichen lang sein.' });
    const refused = { status: 400, message: 'Ungültiger Reset-Link. Bitte fordern Sie einen neuen Link an.' };
    expect(await reset('Neu-und-lang', 'erfunden')).toMatchObject(refused);
    expect(await reset('Neu-und-lang', '')).toMatchObject(refused);
    await app.database.read(`update "user" set reset_token_expiry = now() - interval '1 minute' where email = $1`, [email]);
    expect(await reset('Neu-und-lang')).toMatchObject(refused);
  });
});

describe('the profile and the password of one’s own', () => {
  const profile = { firstName: 'Ana', lastName: 'Muster', phone: '', companyName: 'Kuća', companyType: 'villa', address: 'Obala 1', city: 'Split', postalCode: '21000', website: 'kuca.example', description: '' };

  test('is complete when everything needed is filled', async () => {
    const browser = await registered();
    const response = await browser.send('PUT', '/api/auth/profile', { ...profile, isAdmin: true, credits: 5 });
    expect(await response.json()).toMatchObject({ profileComplete: true, companyType: 'villa', website: 'https://kuca.example', country: 'Kroatien', isAdmin: false, credits: 0 });
    expect(await problem(await browser.send('PUT', '/api/auth/profile', { ...profile, city: '', postalCode: '' }))).toMatchObject({
      status: 400,
      fields: { city: 'Stadt ist erforderlich', postalCode: 'Postleitzahl ist erforderlich' },
    });
  });

  test('is for the signed in only', async () => {
    expect((await new Browser(app).send('PUT', '/api/auth/profile', profile)).status).toBe(401);
    const { errors } = await new Browser(app).graphql('mutation { endOtherSessions { id } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('a new password needs the present one, and signs out everywhere else', async () => {
    const email = newEmail();
    const here = await registered(email);
    const there = new Browser(app);
    await login(there, email);
    const change = (currentPassword: string) =>
      here.graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id sessions { isCurrent } } }', {
        input: { currentPassword, password: 'Neu-und-lang-2026', confirmPassword: 'Neu-und-lang-2026' },
      });
    expect((await change('falsch-geraten')).errors?.[0]?.extensions.fields).toEqual({ 'input.currentPassword': 'Das bisherige Passwort ist falsch.' });
    expect((await change(PASSWORD)).data).toMatchObject({ changePassword: { sessions: [{ isCurrent: true }] } });
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false]);
  });

  test('sessions are listed, and the others ended', async () => {
    const email = newEmail();
    const here = await registered(email);
    const there = new Browser(app, { 'user-agent': 'Telefon' });
    await login(there, email);
    const { data } = await here.graphql<{ viewer: { sessions: { userAgent: string; isCurrent: boolean }[] } }>('{ viewer { sessions { userAgent isCurrent } } }');
    expect(data?.viewer.sessions.map((session) => session.isCurrent)).toEqual([true, false]);
    expect(data?.viewer.sessions[1]?.userAgent).toBe('Telefon');
    await here.graphql('mutation { endOtherSessions { id } }');
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false]);
  });

  test('no answer holds a password, a token or an id of the payment provider', async () => {
    const schema = await app.graphql<{ __type: { fields: { name: string }[] } }>('{ __type(name: "User") { fields { name } } }');
    const names = schema.data?.__type.fields.map((field) => field.name) ?? [];
    expect(names).toContain('email');
    expect(names.filter((name) => /password|token|stripe/i.test(name))).toEqual([]);
  });
});

test('while the mail server is away, requests succeed, and the mail arrives when it is back', async () => {
  await receiver.stop();
  const email = newEmail();
  expect((await new Browser(app).send('POST', '/api/auth/register', plain(email))).status).toBe(200);
  await receiver.start();
  expect(await receiver.next(email)).toContain('Willkommen bei Obala');
});
