import type { Failure, FailureKind } from '../../contracts/domain/failure';

/** The fault of a value that should be a `Failure`: `problem` is the end of a message (`qa.failure.…`). */
export interface FailureProblem {
  readonly problem: 'noObject' | 'noKind' | 'kindUnknown' | 'memberMissing' | 'memberWrong' | 'memberUnknown';
  readonly values: Readonly<Record<string, string>>;
}

type Shape = 'text' | 'number' | 'true' | readonly string[];
interface Member {
  readonly shape: Shape;
  readonly optional?: boolean;
}
type MembersOf<Kind extends FailureKind> = Readonly<
  Record<Exclude<keyof Extract<Failure, { kind: Kind }>, 'kind' | 'reading'>, Member>
>;

/** The members of each kind of failure, as data. A kind or member that is missing here does not compile. */
const kinds: { readonly [Kind in FailureKind]: MembersOf<Kind> } = {
  offline: {},
  timeout: {},
  sessionExpired: {},
  forbidden: {},
  levelTooLow: { required: { shape: 'number' } },
  notFound: {},
  collision: {
    found: {
      shape: [
        'openTicket',
        'answered',
        'connected',
        'notConnected',
        'changed',
        'higherLevel',
        'sent',
        'settled',
        'ticketMoved',
        'gone',
        'contactChanged',
      ],
    },
    ticketKey: { shape: 'text', optional: true },
  },
  validation: {
    detail: { shape: 'text', optional: true },
    taken: { shape: ['name'], optional: true },
    missing: { shape: ['recipients'], optional: true },
  },
  ticketSystemUnreachable: { delivery: { shape: ['refused', 'unknown'] } },
  tooManyRequests: { retryAfterSeconds: { shape: 'number' } },
  unknown: { status: { shape: 'number', optional: true }, requestId: { shape: 'text', optional: true } },
};

/** The member that every kind of failure has. */
const reading: Member = { shape: 'true', optional: true };

const failureKinds: readonly string[] = Object.keys(kinds);

/** Returns why a value is not a `Failure`; undefined if it is one. */
export function failureProblem(value: unknown): FailureProblem | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'noObject', values: {} };
  const { kind, ...given }: { readonly kind?: unknown; readonly [member: string]: unknown } = { ...value };
  const known = failureKinds.join(', ');
  if (kind === undefined) return { problem: 'noKind', values: { kinds: known } };
  if (!isKind(kind)) return { problem: 'kindUnknown', values: { kind: JSON.stringify(kind), kinds: known } };
  const members: Readonly<Record<string, Member>> = { ...kinds[kind], reading };
  const surplus = Object.keys(given).find((member) => !Object.hasOwn(members, member));
  if (surplus !== undefined) return { problem: 'memberUnknown', values: { kind, member: surplus } };
  for (const [member, { shape, optional }] of Object.entries(members)) {
    const is = given[member];
    const values = { kind, member, shape: typeof shape === 'string' ? shape : shape.join(' | ') };
    if (is === undefined && !optional) return { problem: 'memberMissing', values };
    if (is !== undefined && !fits(is, shape)) return { problem: 'memberWrong', values };
  }
  return undefined;
}

export function isFailure(value: unknown): value is Failure {
  return failureProblem(value) === undefined;
}

function isKind(kind: unknown): kind is FailureKind {
  return typeof kind === 'string' && Object.hasOwn(kinds, kind);
}

function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'true') return value === true;
  if (shape === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === 'string' && (shape === 'text' || shape.includes(value));
}
