import type { CollisionWith } from '../../contracts/domain/failure';
import type { Kind, Told } from './request.params';

interface Scope {
  readonly context: {
    readonly stepUpOffered: boolean;
    readonly level: number;
    readonly requiredLevel: number;
    readonly draft: unknown;
  };
}

/** What charts that end in a request ask about the login, the draft, and what the invoked machines told. */
export const requestGuards = {
  isLevelTooLow: ({ context }: Scope) => context.stepUpOffered && context.level < context.requiredLevel,
  hasDraft: ({ context }: Scope) => context.draft !== null,
  hasTyped: (_: unknown, { draft }: { draft: unknown }) => draft !== null,
  isGranted: (_: unknown, params: Kind) => params.kind === 'granted',
  isFiledWithKey: (_: unknown, params: Told) => params.told.kind === 'filed' && params.told.key !== undefined,
  isFiled: (_: unknown, params: Told) => params.told.kind === 'filed',
  isQueued: (_: unknown, params: Told) => params.told.kind === 'queued',
  isCollided: (_: unknown, params: Told) => params.told.kind === 'collided',
  isAskedForLevel: (_: unknown, params: Told) => params.told.kind === 'levelTooLow',
  isReturned: (_: unknown, params: Told) => params.told.kind === 'returned',
};

export function collidedWith(told: Told['told'], found: readonly CollisionWith[]): boolean {
  return told.kind === 'collided' && found.includes(told.found);
}
