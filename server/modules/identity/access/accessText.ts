import type { AccessRule, Caller } from './accessRule';

const CALLERS: Readonly<Record<Caller, string>> = {
  guest: 'guests',
  member: 'members',
  viewer: 'viewers',
  admin: 'admins',
  superUser: 'super users',
  superUserAsViewer: 'super users who act as viewers',
  superUserAsAdmin: 'super users who act as admins',
};

/** Describes a row of the access table in words. */
export function accessText({ callers, level, maintainers, shownToMembers }: AccessRule): string {
  const allCallers = callers.length === Object.keys(CALLERS).length;
  const sentences = [allCallers ? 'Everybody.' : `Only ${callers.map((one) => CALLERS[one]).join(', ')}.`];
  if (maintainers) sentences.push('Viewers where their institution leaves policies to its maintainers.');
  if (shownToMembers) sentences.push('Members where their institution shows them its statistics.');
  if (level === 'superUser') sentences.push('With a login of the level that acts of super users need.');
  else if (level) sentences.push(`With a login of assurance level ${level} or higher, where step-up is on.`);
  return sentences.join(' ');
}
