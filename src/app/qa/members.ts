import { languages } from '../../contracts/domain/language';
import type { ChartMember } from './chartMember';
import words from './members.json';

/**
 * The visible values of a member: a number, the rank of a level, the key of a ticket, or one of these words.
 */
export type Visible = 'number' | 'level' | 'ticketKey' | ReadonlySet<string>;

/** The library's own events carry these. */
const ofLibrary = { input: '', output: '', error: '', actorId: '' };

/** The words that each member may be, by its name. If a member is missing, run `npm run charts`. */
const known: Readonly<Record<ChartMember | keyof typeof ofLibrary, string>> = { ...words, ...ofLibrary };

function named(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

/**
 * What else is shown. A type does not say whether a number or a text is personal, so that each of these is a decision;
 * a new member needs none.
 */
const shown: readonly (readonly [Visible, ReadonlySet<string>])[] = [
  ['number', named('answered at attempts count events first group id invitation lead left level line lines')],
  ['number', named('lookups made place rank required requiredLevel retryAfterSeconds revision revisions')],
  ['number', named('serviceId size skipped statsMinUsers status stored superUserLevel tickets total')],
  ['level', named('ladder level levels ownLevel rank required requiredLevel superUserLevel uri')],
  ['ticketKey', named('invitation jiraKey key pendingKey ticketKey uncertain')],
  [new Set(languages), named('language languages')],
];

/**
 * Every member that a context or an event may have, by name, and what of it may be seen; booleans, and the members of
 * what it holds, always. What is not listed does not leave the page, not even its name.
 */
export const members: Readonly<Partial<Record<string, readonly Visible[]>>> = Object.fromEntries(
  Object.entries(known).map(([name, listed]) => [
    name,
    [new Set(listed.split('|')), ...shown.flatMap(([visible, names]) => (names.has(name) ? [visible] : []))],
  ]),
);
