import { readArguments, wrong, type Program } from '../control/program';
import type { AuditResult, AuditCommand } from './auditCommand';

type Verified = Extract<AuditResult, { chain: unknown }>;
type Fault = Verified['chain']['faults'][number];

const options = {
  json: { type: 'boolean' },
  seal: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the words of the command. Throws UsageError. */
function read(args: readonly string[]): { command: AuditCommand; json: boolean } {
  const { values, positionals } = readArguments(args, options);
  const { json = false, seal, from, to } = values;
  const [action, ...others] = positionals;
  if (others.length > 0) return wrong(`There is nothing more to say than ${String(action)}.`);
  if (action === 'verify') {
    if (from !== undefined || to !== undefined) return wrong('verify checks every day.');
    if (seal !== undefined && !/^[0-9a-f]{64}$/.test(seal)) return wrong('A seal has 64 characters, 0-9a-f.');
    return { command: { action, ...(seal !== undefined && { seal }) }, json };
  }
  if (action !== 'export') return wrong('What should be done?');
  if (seal !== undefined || json) return wrong('export takes only days.');
  for (const day of [from, to])
    if (day !== undefined && !DAY.test(day)) return wrong('A day is written 2026-11-25.');
  return { command: { action, ...(from && { from }), ...(to && { to }) }, json };
}

/** Returns true if the check found no change. */
function holds({ chain, sealKnown = true }: Verified): boolean {
  return chain.faults.length === 0 && sealKnown;
}

/** Formats the result for a terminal. */
function text(result: Verified): string {
  const { from, to, seal, entries, unsealed, faults } = result.chain;
  const sealed =
    from === undefined || to === undefined
      ? `No day is sealed yet; ${entries} entries are as they were written.`
      : `${entries} entries, sealed from ${from} to ${to}; ${unsealed} of them are newer than the last seal, ${seal ?? ''}.`;
  return [
    sealed,
    ...(result.sealKnown === false ? ['THE SEAL THAT WAS NAMED IS NOT AMONG THEM.'] : []),
    ...faults.map(faultText),
    holds(result) ? 'The trail holds.' : 'THE TRAIL WAS CHANGED.',
  ].join('\n');
}

function faultText({ day, kind, number }: Fault): string {
  const texts: Readonly<Record<Fault['kind'], string>> = {
    gap: 'a day before it has no seal.',
    chain: 'its seal does not follow the one before.',
    seal: 'its seal was changed.',
    entries: 'entries are missing, were added, or were changed.',
    entry: `entry ${number ?? ''} was changed.`,
    unsealed: 'its seal is missing.',
    missing: 'entries or a seal that the check before had seen are gone.',
  };
  return `${day}: ${texts[kind]}`;
}

export const command: Program = {
  summary: 'checks the audit trail, and prints it',
  usage: `usage: idp-dashboard audit COMMAND

  verify [--seal HASH] [--json]    checks every entry and every seal; exit code 1 where something was changed
                                   --seal: also that this seal, which was kept elsewhere, is among them
  export [--from DAY] [--to DAY]   prints the entries and seals of these days (UTC), a JSON object a line`,
  async run(args, { doCommand }) {
    const { command: request, json } = read(args);
    const result = (await doCommand({ operation: 'audit', request }, (lines) =>
      (lines as readonly string[]).forEach((line) => console.log(line)),
    )) as AuditResult;
    if ('exported' in result) return;
    console.log(json ? JSON.stringify(result, null, 2) : text(result));
    if (!holds(result)) process.exitCode = 1;
  },
};
