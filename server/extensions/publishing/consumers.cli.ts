import { readArguments, table, terminalWidth, wrong, type Program } from '../../platform/control/program';
import type { ConsumersResult, ConsumersCommand } from './consumers/consumersCommand';

const options = {
  json: { type: 'boolean' },
  everything: { type: 'boolean' },
  institution: { type: 'string' },
  service: { type: 'string' },
} as const;

/** Reads the arguments of the command. Throws UsageError. */
export function readConsumersArguments(args: readonly string[]): {
  command: ConsumersCommand;
  json: boolean;
} {
  const { values, positionals } = readArguments(args, options);
  const json = values.json ?? false;
  const [action, name, ...others] = positionals;
  const may = [
    ...(values.everything ? [{ reads: 'everything' } as const] : []),
    ...(values.institution ? [{ reads: 'institution', entityId: values.institution } as const] : []),
    ...(values.service ? [{ reads: 'service', entityId: values.service } as const] : []),
  ];
  if (others.length > 0) return wrong('A name with spaces needs quotes.');
  if (action === 'add' && name) {
    const [one, another] = may;
    if (!one || another) return wrong('add needs one of --everything, --institution and --service.');
    return { command: { action, name, may: one }, json };
  }
  if (may.length > 0) return wrong('Only add takes what may be read.');
  if (action === 'list' && name === undefined) return { command: { action }, json };
  if (action === 'revoke' && name) return { command: { action, name }, json };
  return wrong(action === 'add' || action === 'revoke' ? `${action} needs a name.` : 'What should be done?');
}

/** Returns the answer for people, without control characters in texts from outside. */
export function consumersText(result: ConsumersResult, width: number): string {
  if ('token' in result) return `${result.token}\nThis token is shown once. It is kept here as a hash only.`;
  if ('revoked' in result) return `The token of ${result.revoked} holds no more.`;
  if (result.consumers.length === 0) return 'No consumer is set up.';
  const head = ['NAME', 'READS', 'CREATED', 'LAST USED', 'REVOKED'];
  const rows = result.consumers.map((one) => [
    one.name,
    one.entityId === '' ? one.reads : `${one.reads} ${one.entityId}`,
    one.created,
    one.lastUsed,
    one.revoked,
  ]);
  return table([head, ...rows], width);
}

export const command: Program = {
  summary: 'gives tokens to programs that read what is published, and takes them back',
  usage: `usage: idp-dashboard consumers COMMAND [--json]

  add NAME --everything              a program that may read all that goes out; prints its token, once
  add NAME --institution ENTITY-ID   … what one institution is connected to
  add NAME --service ENTITY-ID       … who may log in to one service
  list                               which programs there are, and when each was last here
  revoke NAME                        its token holds no more, from now on`,
  async run(args, { doCommand }) {
    const { command: request, json } = readConsumersArguments(args);
    const result = (await doCommand({ operation: 'consumers', request })) as ConsumersResult;
    console.log(json ? JSON.stringify(result, null, 2) : consumersText(result, terminalWidth()));
  },
};
