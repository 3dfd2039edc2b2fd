import type { SessionEnd } from '../../contracts/domain/sessionEnd';
import type { SessionEndAnswer } from '../../contracts/wire/sessionEnd';
import { payloadOf } from '../envelope';

/** Reads the answer; `now` is in milliseconds since 1970. Throws for an answer without numbers. */
export function sessionEndOf(answer: unknown, now: number): SessionEnd {
  const { endsIn, endsAtLatestIn } = payloadOf<Partial<SessionEndAnswer>>(answer) ?? {};
  if (typeof endsIn !== 'number' || typeof endsAtLatestIn !== 'number') throw new Error('No end was told');
  return { left: endsIn, at: now + endsIn * 1000, renewable: endsAtLatestIn > endsIn };
}
