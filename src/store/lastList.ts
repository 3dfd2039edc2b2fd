import { ownSession } from '../lib/ownStorage';

/**
 * The person's place among the services, for the way back from one of them. It is in the storage of the tab,
 * so that it survives a reload and differs between tabs.
 */
export interface Place {
  /** Path and query of the list. */
  readonly address: string;
  readonly scroll: number;
}

const key = 'services.place';
const start: Place = { address: '/apps/connected', scroll: 0 };

export function rememberPlace(place: Place): void {
  try {
    ownSession.setItem(key, JSON.stringify(place));
  } catch {
    // Reads the place; without storage the way back leads to the start of the list.
  }
}

export function rememberedPlace(): Place {
  try {
    const stored: unknown = JSON.parse(ownSession.getItem(key) ?? 'null');
    return isPlace(stored) ? stored : start;
  } catch {
    return start;
  }
}

/** Accepts only paths of the lists; anything else in the storage is ignored. */
function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { address, scroll } = value as Partial<Record<keyof Place, unknown>>;
  return (
    typeof address === 'string' &&
    /^\/apps\/(connected|all)(\?|$)/.test(address) &&
    typeof scroll === 'number'
  );
}

/** State of the link that leads back: the list then scrolls to where it was. */
export const backToPlace = { backToPlace: true };

export function leadsBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'backToPlace' in state;
}
