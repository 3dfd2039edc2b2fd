import { ACCESS, LINK_PAGES, PROGRAM_CALLS } from './access';
import { markdownTable } from './platform/text/markdownTable';
import { decideAccess, type AccessRule, type Caller } from './modules/identity/identity.module';

const CALLERS: readonly (readonly [Caller, string])[] = [
  ['guest', 'guest'],
  ['member', 'member'],
  ['viewer', 'viewer'],
  ['admin', 'admin'],
  ['superUser', 'super user'],
  ['superUserAsViewer', 'as viewer'],
  ['superUserAsAdmin', 'as admin'],
];

/** Rank that acts of super users need unless the operator sets another one (setting `SUPER_USER_LEVEL`). */
const SUPER_USER_LEVEL = 2;

const REACH = { anyInstitution: 'any institution', anyKey: 'any ticket key' } as const;

const INTRODUCTION = `# Who may call what

Printed by \`npm run documents\` from the rows of all modules (\`server/modules/*/access.ts\`); \`test/server/access.test.ts\` holds every caller at every assurance level to it. Paths stand below \`/dashboard/api\`.

- \`x\`: may. A number: may, with a login of that assurance level or a higher one, where step-up is on; acts of super users need \`SUPER_USER_LEVEL\`, which is ${SUPER_USER_LEVEL} unless it is set. \`-\`: may not.
- In brackets: only where the institution allows it, by leaving policies to its maintainers or by showing its statistics to members.
- _institution_: whether a call has to name one (\`required\`), is checked against the person's own where it names one (\`checked\`), or is not asked (\`ignored\`). _reaches_: what of other institutions a super user reaches by the call.
- _changes_: the call changes something, so that only the dashboard's own pages may make it. _costly_: it counts against the processor time of its caller. _replica_: a replica may answer it, where there is one ([how](DATABASE.md#replicas-for-reading)).
`;

/** Returns the sign for a caller's access: `-`, `x` or the required rank, in brackets if the institution decides. */
function signOf(rule: AccessRule, caller: Caller): string {
  const decide = (level: number | undefined, allowed: boolean) =>
    decideAccess(rule, { caller, level, superUserLevel: SUPER_USER_LEVEL, allowed });
  if (decide(undefined, true) === 'forbidden') return '-';
  const weak = decide(0, true);
  const sign = typeof weak === 'object' ? String(weak.levelNeeded) : 'x';
  return decide(undefined, false) === 'forbidden' ? `(${sign})` : sign;
}

function rowsOf(rule: AccessRule): string[][] {
  return rule.methods.map((method) => [
    method,
    `\`${rule.path}\``,
    ...CALLERS.map(([caller]) => signOf(rule, caller)),
    rule.institution,
    rule.beyond ? REACH[rule.beyond] : '',
    rule.changes ? 'yes' : '',
    rule.costly ? 'yes' : '',
    !rule.changes && rule.reads === 'replica' ? 'yes' : '',
  ]);
}

const PROGRAMS = `## Calls of programs

They carry an account (HTTP Basic) in place of a session; without the setting nobody may make them.
`;

const LINKS = `## Pages for holders of a link

They have no session: what is signed into a link that was mailed says which ticket it is about, to which address it was sent, and until when it is valid. Without the setting there are none.
`;

/** Returns the access table as a Markdown page. */
export function accessPage(): string {
  const names = CALLERS.map(([, name]) => name);
  const head = ['method', 'path', ...names, 'institution', 'reaches', 'changes', 'costly', 'replica'];
  const people = markdownTable([head, ...ACCESS.flatMap(rowsOf)]);
  const programs = markdownTable([
    ['method', 'path', 'accounts', 'what for'],
    ...PROGRAM_CALLS.map(({ method, path, account, what }) => [
      method,
      `\`${path}\``,
      `\`${account}\``,
      what,
    ]),
  ]);
  const links = markdownTable([
    ['method', 'path', 'mailed to', 'what for'],
    ...LINK_PAGES.map(({ method, path, setting, what }) => [method, `\`${path}\``, `\`${setting}\``, what]),
  ]);
  return `${INTRODUCTION}\n${people}\n${PROGRAMS}\n${programs}\n${LINKS}\n${links}`;
}
