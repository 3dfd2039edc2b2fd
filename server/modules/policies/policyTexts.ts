import { policyLimits } from '../../../src/contracts/domain/policies/policyLimits';
import { ProblemError } from '../../platform/http/problems';
import { isStorable } from '../../platform/text/storable';
import type { PolicyDocument } from './policyDocument';

/** Throws a refusal with the member of the request's body and the reason in plain words. */
export function refuse(member: string, reason: string): never {
  throw new ProblemError('validation', { detail: `${member}: ${reason}` });
}

const SHOWN = 80;

/** Returns a value as a message quotes it. */
export function quoted(value: string): string {
  return `"${value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}"`;
}

export function checkText(member: string, text: string, most: number): void {
  if (text.length > most) refuse(member, `longer than ${most} characters`);
  if (!isStorable(text)) refuse(member, 'contains characters that cannot be stored');
}

function checkFilled(member: string, text: string, most: number): void {
  if (text.trim() === '') refuse(member, 'must not be blank');
  checkText(member, text, most);
}

/** Checks the texts that a person wrote: name, description, and the message for people whom the policy refuses. */
export function checkTexts({ type, name, description, denyMessages }: PolicyDocument): void {
  // A policy that asks for a level refuses no one.
  const check = type === 'step' ? checkText : checkFilled;
  checkFilled('name', name, policyLimits.name);
  checkFilled('description', description, policyLimits.text);
  check('denyAdvice', denyMessages.en, policyLimits.text);
  check('denyAdviceNl', denyMessages.nl, policyLimits.text);
  checkText('denyAdvicePt', denyMessages.pt, policyLimits.text);
}
