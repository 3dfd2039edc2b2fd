import { attributesLine } from './attributes';
import type { Line, Situation } from './line';
import { policiesLine } from './policies';
import { providerLines } from './provider';

export interface Readiness {
  readonly inOrder: readonly Line[];
  /** Points that only people can check, or that are not known yet; at most five, one for each point. */
  readonly toCheck: readonly Line[];
}

/** Returns what is known to be in order, and what is left for the institution to check. */
export function readinessOf(situation: Situation): Readiness {
  const lines = [attributesLine(situation), ...policiesLine(situation), ...providerLines(situation)];
  return {
    inOrder: lines.filter(({ kind }) => kind === 'ok'),
    toCheck: lines.filter(({ kind }) => kind !== 'ok'),
  };
}
