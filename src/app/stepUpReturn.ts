/** Where a login came back without the level that was asked for, the place in the history remembers it. */
const UNMET = 'stepUpUnmet';

export function rememberUnmet(state: unknown): object {
  return { ...(typeof state === 'object' && state), [UNMET]: true };
}

export function isUnmet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && UNMET in state;
}
