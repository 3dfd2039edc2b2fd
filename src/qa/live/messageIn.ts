import type { LogEntry, QaSetting, QaTab, ToVisualiser } from '../../contracts/domain/qa/qaChannel';
import { faultsIn } from '../../contracts/domain/qa/qaFault';
import { logEntryIn, membersOf, type Members } from './logEntryIn';

const roles: readonly QaTab['role'][] = ['guest', 'member', 'viewer', 'admin', 'superUser'];

/** Reads a message of a tab; undefined for messages of visualisers, and for what cannot be read. */
export function messageIn(data: unknown): ToVisualiser | undefined {
  const members = membersOf(data);
  const tab = members?.tab;
  if (!members || typeof tab !== 'string') return undefined;
  switch (members.type) {
    case 'here':
      return hereIn(members, tab);
    case 'gone':
      return { type: 'gone', tab };
    case 'refused':
      return members.what === 'faults' || members.what === 'persona'
        ? { type: 'refused', tab, what: members.what }
        : undefined;
    case 'entries': {
      const entries = logEntriesIn(members.entries);
      return entries && { type: 'entries', tab, entries };
    }
    default:
      return undefined;
  }
}

function hereIn(members: Members, tab: string) {
  const setting = settingIn(members);
  const { demo, following } = members;
  return (
    setting &&
    ({ type: 'here', tab, ...setting, demo: demo === true, following: following === true } as const)
  );
}

/** Reads the origin of a journal, from the channel or from a file; undefined if the value has none. */
export function settingIn(value: unknown): QaSetting | undefined {
  const { address, role, level, language, width, faults } = membersOf(value) ?? {};
  const known = roles.find((one) => one === role);
  const set = faultsIn(faults);
  if (typeof address !== 'string' || !known || typeof level !== 'number' || !set) return undefined;
  if (typeof language !== 'string' || !/^[a-z]{2}$/.test(language) || typeof width !== 'number')
    return undefined;
  return { address, role: known, level, language, width, faults: set };
}

/** Reads a list of entries; undefined if one of them cannot be read. */
export function logEntriesIn(value: unknown): readonly LogEntry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map(logEntryIn);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}
