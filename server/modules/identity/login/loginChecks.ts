import { no, notSet, yes, type Check, type Verdict } from '../../../platform/check';
import type { Watched } from '../../../platform/module';
import type { Authority } from '../../../../src/contracts/wire/enumerations';

const LOGINS = 100;
/** From this number of logins on, a role that no one has is more likely a wrong setting than a quiet first day. */
const ENOUGH = 10;

const ROLES = {
  ROLE_DASHBOARD_SUPER_USER: 'super user',
  ROLE_DASHBOARD_ADMIN: 'administrator',
  ROLE_DASHBOARD_VIEWER: 'viewer',
} as const satisfies Partial<Record<Authority, string>>;

/** What the audit trail keeps of a login (`recordLogin`). */
interface Login {
  readonly level?: number;
  readonly authorities?: readonly string[];
}

/** Makes the checks of the last logins, by the audit trail: which roles and levels they brought. */
export function loginChecks({ config, database }: Watched): Check[] {
  let reading: Promise<readonly Login[]> | undefined;
  const logins = () => (reading ??= lastLogins(database));
  const check = (subject: string, judge: (logins: readonly Login[]) => Verdict): Check => ({
    subject,
    async ask() {
      const all = await logins();
      return all.length === 0 ? notSet('No one has logged in yet.') : judge(all);
    },
  });
  return [
    check('roles of logins', (all) => {
      const counts = Object.entries(ROLES).map(([authority, name]) => {
        const holders = all.filter(({ authorities }) => authorities?.includes(authority)).length;
        return { name, holders };
      });
      const text = `Roles of the last logins (${all.length}): ${counts.map(({ name, holders }) => `${name} ${holders}`).join(', ')}.`;
      if (counts.some(({ name, holders }) => name === 'administrator' && holders > 0)) return yes(text);
      if (all.length < ENOUGH) return notSet(text);
      return no(
        text,
        'If administrators have logged in, OIDC_CLAIM_GROUPS or OIDC_GROUP_ADMIN is not what the provider sends.',
      );
    }),
    check('levels of logins', (all) => {
      if (!config.levels.stepUpEnabled) return notSet('STEP_UP=0, so no change needs a level.');
      const unknown = all.filter(({ level }) => level === 0).length;
      if (unknown === 0)
        return yes(`DEFAULT_LOA and LOA_LEVELS have the acr of each of the last logins (${all.length}).`);
      return no(
        `Of the last logins (${all.length}), ${unknown} had no acr, or one that neither DEFAULT_LOA nor LOA_LEVELS has.`,
        'The log names it at each such login: add it to one of these settings.',
      );
    }),
  ];
}

async function lastLogins({ read }: Watched['database']): Promise<Login[]> {
  const rows = await read
    .selectFrom('audit_entry')
    .select('after')
    .where('kind', '=', 'login.made')
    .orderBy('number', 'desc')
    .limit(LOGINS)
    .execute();
  return rows.map(({ after }) => JSON.parse(after ?? '{}') as Login);
}
