import { settingKinds } from '../../contracts/domain/services/settingKinds';
import type { GatheredLine } from './contract/changeSet';

/** What a line is about, as ids of messages. */
export const subjects = {
  connect: 'desk.change.connection',
  disconnect: 'desk.change.connection',
  consent: settingKinds.consent.name,
  strongAuthentication: settingKinds.strongAuthentication.name,
  multiFactor: settingKinds.multiFactor.name,
} as const satisfies Record<GatheredLine['kind'], string>;

/** The lines of one service. */
export interface Group {
  readonly key: string;
  readonly name: string;
  readonly lines: readonly GatheredLine[];
}

/** Returns the lines by service, in the order in which the services come first. */
export function groupsOf(lines: readonly GatheredLine[]): readonly Group[] {
  const groups = new Map<string, { key: string; name: string; lines: GatheredLine[] }>();
  for (const line of lines) {
    const { service, serviceType, serviceName: name = service } = line;
    const key = `${serviceType} ${service}`;
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { key, name, lines: [line] });
  }
  return [...groups.values()];
}
