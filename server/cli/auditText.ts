import type { AuditAnswer } from '../platform/audit/audit.module';

type Verified = Extract<AuditAnswer, { chain: unknown }>;
type Fault = Verified['chain']['faults'][number];

/** Tells whether nothing was changed. */
export function holds({ chain, sealKnown = true }: Verified): boolean {
  return chain.faults.length === 0 && sealKnown;
}

/** Returns what was found, for people. */
export function auditText(answer: Verified): string {
  const { from, to, seal, entries, unsealed, faults } = answer.chain;
  const sealed =
    from === undefined || to === undefined
      ? `No day is sealed yet; ${entries} entries are as they were written.`
      : `${entries} entries, sealed from ${from} to ${to}; ${unsealed} of them are newer than the last seal, ${seal ?? ''}.`;
  return [
    sealed,
    ...(answer.sealKnown === false ? ['THE SEAL THAT WAS NAMED IS NOT AMONG THEM.'] : []),
    ...faults.map(faultText),
    holds(answer) ? 'The trail holds.' : 'THE TRAIL WAS CHANGED.',
  ].join('\n');
}

function faultText({ day, kind, number }: Fault): string {
  switch (kind) {
    case 'gap':
      return `${day}: a day before it has no seal.`;
    case 'chain':
      return `${day}: its seal does not follow the one before.`;
    case 'seal':
      return `${day}: its seal was changed.`;
    case 'entries':
      return `${day}: entries are missing, were added, or were changed.`;
    case 'entry':
      return `${day}: entry ${number ?? ''} was changed.`;
    case 'unsealed':
      return `${day}: its seal is missing.`;
    case 'missing':
      return `${day}: entries or a seal that the check before had seen are gone.`;
  }
}
