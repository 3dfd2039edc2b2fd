import type { AuditCommand } from '../platform/audit/audit.module';
import { readWords } from './readWords';
import { UsageError } from './terminal';

const USAGE = `usage: npm run audit -- COMMAND

  verify [--seal HASH] [--json]    checks every entry and every seal; exit code 1 where something was changed
                                   --seal: also that this seal, which was kept elsewhere, is among them
  export [--from DAY] [--to DAY]   prints the entries and seals of these days (UTC), a JSON object a line`;

const options = {
  json: { type: 'boolean' },
  seal: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the words of the command. Throws UsageError. */
export function readAuditArguments(words: readonly string[]): { command: AuditCommand; json: boolean } {
  const { values, positionals } = readWords(words, options, USAGE);
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

function wrong(reason: string): never {
  throw new UsageError(reason, USAGE);
}
