/** A directory with its own limit returns a part of its entries: no one counts as absent because of it. */
import { openRoles } from './openRoles';
import { principalOf } from '../../../support/server/personas';
import { testConfig } from '../../../support/server/server';
import { ann } from './directories/directory';
import { LdapTestDirectory, testWithSlapd } from './directories/ldapDirectory';
import { production } from './directories/production';

const HOUR = 3_600_000;

let directory: LdapTestDirectory;
beforeAll(async () => {
  directory = await LdapTestDirectory.open();
});
afterAll(() => directory.close());

testWithSlapd(
  'REQUIREMENTS 375: a list that its limit cuts off is a failure, and the last whole one counts',
  async () => {
    await directory.keep([ann, { ...ann, uid: 'cleo', firstName: 'Cleo' }]);
    const config = testConfig({
      ...production,
      ROLES_SECONDS: '7200',
      ...directory.settings,
    });
    const logged: string[] = [];
    let now = Date.now();
    const source = openRoles(config, { now: () => new Date(now), say: (line) => void logged.push(line) });
    const owners = async () => {
      const roles = await source.rolesOf(undefined as never, ann.institutionId);
      return (roles.SURFconextverantwoordelijke ?? []).map(({ uid }) => uid).sort();
    };
    const heldByAnn = () =>
      source.heldBy?.({ ...principalOf('member', 1, new Date(now)), uid: 'ann' }, ann.institutionId);
    expect(await owners()).toEqual(['ann', 'cleo']);

    await directory.limit(1);
    now += HOUR;
    expect(await heldByAnn()).toEqual(['ROLE_DASHBOARD_ADMIN']);
    expect(logged).toEqual([]);
    expect(await owners()).toEqual(['ann', 'cleo']);
    expect(logged).toEqual([expect.stringContaining('its limit of entries cuts a list off')]);
    expect(source.answers?.()).toBe(true);
  },
);
