import type { EditField, Verdict } from './scorecard.types';

export const met: Verdict = { kind: 'met' };

/** The verdict where this server does not send the value. */
export const notSent: Verdict = { kind: 'unknown', why: 'institution.unknown.server' };

export function notMet(remedy: string, field?: EditField): Verdict {
  return { kind: 'notMet', remedy, ...(field && { field }) };
}

/** Tells whether a text is filled in; blank counts as empty. */
export function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
