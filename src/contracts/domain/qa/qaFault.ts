/** Faults that the tester wants in the application's tab; an empty list ends all faults. Demo mode only. */
export type Fault =
  /** Known beforehand: `/users/me` reports it as well. */
  | { readonly kind: 'ticketSystemDown' }
  | { readonly kind: 'ticketSystemUnreachable'; readonly delivery: 'refused' | 'unknown' }
  | { readonly kind: 'sessionExpired' }
  /** Rank that every write requires. */
  | { readonly kind: 'levelTooLow'; readonly required: number }
  /** Another admin acts first: the next write to a connection collides, once. */
  | { readonly kind: 'collision' }
  | { readonly kind: 'offline' }
  /** Calls whose path, below `/dashboard/api`, has this prefix answer with this status, or take this long. */
  | { readonly kind: 'failing'; readonly path: string; readonly status: number }
  | { readonly kind: 'slow'; readonly path: string; readonly milliseconds: number };

export type FaultKind = Fault['kind'];

/** Every call; the other choices are the paths of the contract. */
export const EVERY_CALL = '/';

const LONGEST_WAIT_MS = 120_000;
const MOST_FAULTS = 20;

/** Reads the faults in a message of the channel; undefined if it is not a list of faults. */
export function faultsIn(value: unknown): readonly Fault[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_FAULTS) return undefined;
  const faults = value.map(faultIn);
  return faults.every((fault) => fault !== undefined) ? faults : undefined;
}

type Members = Readonly<Partial<Record<string, unknown>>>;

function faultIn(value: unknown): Fault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, delivery, required, path, status, milliseconds }: Members = { ...value };
  switch (kind) {
    case 'ticketSystemDown':
    case 'sessionExpired':
    case 'collision':
    case 'offline':
      return { kind };
    case 'ticketSystemUnreachable':
      return delivery === 'refused' || delivery === 'unknown' ? { kind, delivery } : undefined;
    case 'levelTooLow':
      return isWithin(required, 1, 3) ? { kind, required } : undefined;
    case 'failing':
      return isPath(path) && isStatus(status) ? { kind, path, status } : undefined;
    case 'slow':
      return isPath(path) && isWithin(milliseconds, 1, LONGEST_WAIT_MS)
        ? { kind, path, milliseconds }
        : undefined;
    default:
      return undefined;
  }
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/[\w/-]{0,100}$/.test(value);
}

function isStatus(value: unknown): value is number {
  return isWithin(value, 400, 599) && Number.isInteger(value);
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
