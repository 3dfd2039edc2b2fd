import { loginAttemptStore } from '../../../server/modules/identity/login/loginAttempt.store';
import { embeddedSettings } from '../../../server/modules/identity/login/providerSettings';
import { sessionStore } from '../../../server/modules/identity/session/session.store';
import { signedIn } from '../../../server/modules/identity/session/signedIn';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { principalOf } from '../../support/server/personas';

const session = { idleSeconds: 600, absoluteSeconds: 3600, rolesSeconds: 3600 };
const settings = { session, publicUrl: 'https://dashboard.example' };
const providerSettings = embeddedSettings(settings, 'secret');
let now = new Date('2026-11-21T10:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.reset());

const clock = () => now;
const admin = principalOf('admin', 2, now);

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

describe('a session', () => {
  it('is known by its id, which the database does not have', async () => {
    const sessions = sessionStore(database, settings, clock);
    const id = await sessions.create(admin);
    expect(await sessions.find(id)).toMatchObject({ state: 'alive', principal: admin, needsTouch: false });
    const rows = await database.read.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('ends when idle, and always at the absolute limit', async () => {
    const sessions = sessionStore(database, settings, clock);
    const [idle, used] = [await sessions.create(admin), await sessions.create(admin)];
    for (let minutes = 0; minutes < 50; minutes += 5) {
      later(300);
      expect(await sessions.find(used)).toMatchObject({ state: 'alive', needsTouch: true });
      await sessions.touch([used]);
      expect(await sessions.find(used)).toMatchObject({ needsTouch: false });
    }
    expect(await sessions.find(idle)).toEqual({ state: 'dead' });
    later(599);
    await sessions.touch([used]);
    later(1);
    expect(await sessions.find(used)).toEqual({ state: 'dead' });
  });

  it('belongs to the provider that created it: at another one, it signs no one in', async () => {
    const of = (issuer: string) =>
      sessionStore(database, { ...settings, oidc: { ...providerSettings, issuer } }, clock);
    const [former, today] = [of('https://former.example'), of('https://today.example')];
    const id = await former.create(admin);
    await former.update(id, { ...admin, level: 3 });
    expect(await former.find(id)).toMatchObject({ state: 'alive', principal: { ...admin, level: 3 } });
    expect(await today.find(id)).toEqual({ state: 'dead' });
    const there = (issuer: string) =>
      signedIn(database, { ...settings, oidc: { ...providerSettings, issuer } }, now);
    expect(await there('https://former.example')).toMatchObject([{ subject: 'admin' }]);
    expect(await there('https://today.example')).toEqual([]);
  });

  it('from before providers were stored is known by the issuer of its person', async () => {
    const former = sessionStore(database, settings, clock);
    const id = await former.create(admin);
    await database.transaction((tx) =>
      tx
        .updateTable('session')
        .set({ data: JSON.stringify(admin) })
        .execute(),
    );
    expect(await former.find(id)).toEqual({ state: 'dead' });
    const oidc = { ...providerSettings, issuer: admin.issuer };
    expect(await sessionStore(database, { ...settings, oidc }, clock).find(id)).toMatchObject({
      state: 'alive',
    });
  });

  it('rotates: the old id is dead, the new one alive', async () => {
    const sessions = sessionStore(database, settings, clock);
    const before = await sessions.create(admin);
    const after = await sessions.rotate(before, { ...admin, level: 3 });
    expect(await sessions.find(before)).toEqual({ state: 'dead' });
    expect(await sessions.find(after)).toMatchObject({ state: 'alive', principal: { level: 3 } });
  });

  it('is changed by a switch only while it lives', async () => {
    const sessions = sessionStore(database, settings, clock);
    const id = await sessions.create(admin);
    await sessions.end(id);
    await sessions.update(id, { ...admin, level: 3 });
    expect(await sessions.find(id)).toEqual({ state: 'dead' });
    expect(await sessions.find('unknown')).toEqual({ state: 'dead' });
  });

  it('ends together with all others of its person', async () => {
    const sessions = sessionStore(database, settings, clock);
    const [first, second] = [await sessions.create(admin), await sessions.create(admin)];
    const other = await sessions.create({ ...admin, issuer: 'https://another.example' });
    await sessions.endAllOf(admin);
    const states = await Promise.all(
      [first, second, other].map(async (id) => (await sessions.find(id)).state),
    );
    expect(states).toEqual(['dead', 'dead', 'alive']);
  });
});

describe('purging', () => {
  it('removes sessions that have been over for a day, and logins that were never finished', async () => {
    const sessions = sessionStore(database, settings, clock);
    const attempts = loginAttemptStore(database, clock);
    await sessions.end(await sessions.create(admin));
    await sessions.create(admin);
    await attempts.save('browser', {
      state: 's',
      nonce: 'n',
      codeVerifier: 'v',
      returnTo: '/',
      begunAt: '2026-03-01T10:00:00Z',
    });
    expect(await sessions.purge()).toBe(0);
    later(601);
    expect(await sessions.purge()).toBe(1);
    later(24 * 3600);
    expect(await sessions.purge()).toBe(1);
    later(3600);
    expect(await sessions.purge()).toBe(1);
  });
});

describe('a login under way', () => {
  const attempt = {
    state: 's',
    nonce: 'n',
    codeVerifier: 'v',
    returnTo: '/apps',
    begunAt: '2026-03-01T10:00:00Z',
    level: 2,
  };

  it('is found once, by its browser and its state', async () => {
    const attempts = loginAttemptStore(database, clock);
    await attempts.save('browser', attempt);
    expect(await attempts.take('another', 's')).toBeUndefined();
    expect(await attempts.take('browser', 'x')).toBeUndefined();
    expect(await attempts.take('browser', 's')).toEqual(attempt);
    expect(await attempts.take('browser', 's')).toBeUndefined();
  });

  it('is over after ten minutes', async () => {
    const attempts = loginAttemptStore(database, clock);
    await attempts.save('browser', attempt);
    later(600);
    expect(await attempts.take('browser', 's')).toBeUndefined();
  });
});
