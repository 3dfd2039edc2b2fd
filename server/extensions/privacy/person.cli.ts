import { printable, readArguments, wrong, type Program } from '../../platform/control/program';
import type { PersonResult, PersonCommand } from './personCommand';

const options = {
  mail: { type: 'string' },
  issuer: { type: 'string' },
  subject: { type: 'string' },
  name: { type: 'string' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** Reads the arguments of the command. Throws UsageError. */
export function readPersonArguments(args: readonly string[]): { command: PersonCommand; json: boolean } {
  const { values, positionals } = readArguments(args, options);
  const { yes = false, json = false, ...known } = values;
  const [action, ...others] = positionals;
  if (others.length > 0) return wrong('Names with spaces need quotes.');
  if (action !== 'export' && action !== 'erase' && action !== 'pseudonymise')
    return wrong('What should be done?');
  if ((known.issuer === undefined) !== (known.subject === undefined))
    return wrong('An issuer and a subject go together.');
  if (known.mail === undefined && known.subject === undefined && known.name === undefined)
    return wrong(`${action} needs to know who is meant.`);
  if (yes && action === 'export') return wrong('export changes nothing, and needs no --yes.');
  return { command: { action, known, sure: yes }, json };
}

/** Returns a line for each kind about what was done, or would be. */
export function personText(result: Exclude<PersonResult, { readonly kept: unknown }>): string {
  const { who, rows, left, name, done } = result;
  const known = [...who.mails, ...who.uids, ...who.names, ...(who.name === undefined ? [] : [who.name])];
  const count = ([kind, number]: [string, number | undefined]) => `  ${kind}: ${number}`;
  const changed = Object.entries(rows).map(count);
  const { audit: held = 0, ...open } = left;
  const staying = Object.entries(open).map(count);
  return printable(
    [
      `Recognised by: ${known.map((one) => one.replace(/\s+/g, ' ')).join(', ') || 'nothing'}`,
      changed.length > 0
        ? `${done ? 'Changed' : 'Would change'}, with ${name} in the place of the name:`
        : 'Nothing is kept that could be changed.',
      ...changed,
      ...(staying.length > 0
        ? ['Stays for now, because it is open or on its way; do this again afterwards:', ...staying]
        : []),
      ...(held > 0 ? [`Stays until its time is over (AUDIT_DAYS): audit: ${held}`] : []),
      ...(!done && changed.length > 0 ? ['Nothing was changed. --yes does it.'] : []),
    ].join('\n'),
  );
}

export const command: Program = {
  summary: 'prints what is kept about a person, or takes it out',
  usage: `usage: idp-dashboard person COMMAND WHO [--yes] [--json]

  export WHO         prints as JSON all that is kept about a person
  pseudonymise WHO   puts a name that says nothing where theirs is; what happened stays together under it
  erase WHO          takes out the name, and what they wrote

  WHO is one or more of
    --mail ADDRESS
    --issuer ISSUER --subject SUBJECT   as sessions and the log have them
    --name NAME                         counts wherever a person of that name is mentioned, even if it is another person

  --yes   does it; without it, the last two only say what they would do`,
  async run(args, { doCommand }) {
    const { command: request, json } = readPersonArguments(args);
    const result = (await doCommand({ operation: 'person', request })) as PersonResult;
    console.log(json || 'kept' in result ? JSON.stringify(result, null, 2) : personText(result));
  },
};
