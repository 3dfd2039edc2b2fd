import { principalOf } from '../../support/server/personas';
import { north, south, twinA, twinB } from '../../support/server/fixtures';
import {
  actingInstitution,
  impersonates,
  keepSwitch,
  liveRoles,
  mayActFor,
  mayTakeOn,
  switched,
  switchedBack,
} from '../../../server/modules/identity/roles';

const at = new Date('2026-11-21T10:00:00Z');
const admin = principalOf('admin', 2, at);
const twin = principalOf('twinAdmin', 2, at);
const superUser = principalOf('superUser', 2, at);

function trueOnes(roles: object): string[] {
  return Object.entries(roles).flatMap(([role, has]) => (has ? [role] : []));
}

describe('live roles', () => {
  it.each([
    ['member', ['member']],
    ['viewer', ['viewer']],
    ['admin', ['admin']],
    ['superUser', ['superUser']],
    ['superUserAsViewer', ['viewer', 'superUser']],
    ['superUserAsAdmin', ['admin', 'superUser']],
  ] as const)('of %s are %s', (name, roles) => {
    expect(trueOnes(liveRoles(principalOf(name, 2, at)))).toEqual(roles);
  });

  it('of no one are those of a guest', () => {
    expect(trueOnes(liveRoles(null))).toEqual(['guest']);
  });

  it('of a super user who acts as an admin are not those of an admin', () => {
    const both = { ...superUser, authorities: [...superUser.authorities, ...admin.authorities] };
    expect(trueOnes(liveRoles(both))).toEqual(['superUser']);
  });
});

describe('a switch', () => {
  it('of a super user takes exactly the requested role', () => {
    const viewing = switched(superUser, north, 'ROLE_DASHBOARD_VIEWER');
    const administering = switched(viewing, north, 'ROLE_DASHBOARD_ADMIN');
    expect(trueOnes(liveRoles(administering))).toEqual(['admin', 'superUser']);
    expect(impersonates(administering)).toBe(true);
    expect(switchedBack(administering)).toEqual(superUser);
  });

  it('of other people changes the institution and never the role', () => {
    const viewer = principalOf('viewer', 2, at);
    const after = switched(viewer, north, 'ROLE_DASHBOARD_ADMIN');
    expect(trueOnes(liveRoles(after))).toEqual(['viewer']);
    expect(impersonates(after)).toBe(false);
    expect(actingInstitution(switched(twin, twinB, undefined))).toBe(twinB);
    expect(switched(switched(twin, twinB, undefined), twinA, undefined)).toEqual(twin);
  });

  it('is for own institutions, and for all of them as a super user', () => {
    expect([north, south].map((institution) => mayActFor(admin, institution))).toEqual([true, false]);
    expect([north, south].map((institution) => mayActFor(superUser, institution))).toEqual([true, true]);
  });

  it('of a super user leaves that institution and no other, except for another switch', () => {
    for (const role of ['ROLE_DASHBOARD_ADMIN', undefined] as const) {
      const acting = switched(superUser, north, role);
      expect([north, south].map((institution) => mayActFor(acting, institution))).toEqual([true, false]);
      expect(mayTakeOn(acting, south)).toBe(true);
    }
  });

  it('survives a new login if the person may still act there', () => {
    const away = switched(twin, twinB, undefined);
    expect(keepSwitch(away, { ...twin, level: 3 }, true)).toEqual({ ...away, level: 3 });
    expect(keepSwitch(away, { ...twin, institutions: [twinA] }, true).switchedTo).toBeUndefined();
    expect(keepSwitch(away, { ...twin, subject: 'another' }, true).switchedTo).toBeUndefined();
    expect(keepSwitch(away, { ...twin, issuer: 'https://another.example' }, true).switchedTo).toBeUndefined();
    const acting = principalOf('superUserAsAdmin', 2, at);
    expect(keepSwitch(acting, switchedBack(acting), true)).toEqual(acting);
    expect(keepSwitch(acting, { ...switchedBack(acting), authorities: [] }, true).switchedTo).toBeUndefined();
    expect(keepSwitch(undefined, twin, true)).toEqual(twin);
  });

  it('survives a login that is too weak for acts of super users at one’s own institutions only', () => {
    const away = switched(twin, twinB, undefined);
    expect(keepSwitch(away, twin, false)).toEqual(away);
    const acting = principalOf('superUserAsAdmin', 2, at);
    expect(keepSwitch(acting, switchedBack(acting), false).switchedTo).toBeUndefined();
  });
});
