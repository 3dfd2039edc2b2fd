import { attributesLine } from './attributes';
import { consequences } from './consequences';
import type { Line, Situation } from './line';
import { policiesLine } from './policies';
import { providerLines } from './provider';

export interface LineGroup {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly Line[];
}

const groups = [
  { key: 'happens', title: 'connect.ready.happens', kinds: ['fact'] },
  { key: 'known', title: 'connect.ready.known', kinds: ['stop', 'ok'] },
  { key: 'look', title: 'connect.ready.look', kinds: ['look'] },
] as const satisfies readonly { key: string; title: string; kinds: readonly Line['kind'][] }[];

/** Returns what happens, what is known, and what only people can tell; a group without lines is left out. */
export function readinessOf(situation: Situation): readonly LineGroup[] {
  const lines = [
    ...consequences(situation),
    attributesLine(situation),
    ...policiesLine(situation),
    ...providerLines(situation),
  ];
  return groups
    .map(({ key, title, kinds }) => ({
      key,
      title,
      lines: kinds.flatMap((kind) => lines.filter((line) => line.kind === kind)),
    }))
    .filter((group) => group.lines.length > 0);
}
