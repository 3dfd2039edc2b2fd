import type { EditField, Verdict } from './scorecard.types';

export const met: Verdict = { kind: 'met' };

/** This server says nothing about it. */
export const notSent: Verdict = { kind: 'unknown', why: 'institution.unknown.server' };

export function notMet(mend: string, field?: EditField): Verdict {
  return { kind: 'notMet', mend, ...(field && { field }) };
}

/** Blank counts as empty. */
export function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
