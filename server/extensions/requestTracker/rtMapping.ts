import { type Static, Type } from 'typebox';
import { mappingOf, twice, type MappingResult, typesElsewhere } from '../../modules/tickets/remote.module';
import { TicketResolution, TicketStatus } from '../../../src/contracts/wire/enumerations';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 200 });
/** Names of custom fields, without characters that would end one in a query. */
const FieldName = Type.String({ pattern: '^[^{}\'"\\\\]{1,200}$' });
/** Request Tracker stores the names of statuses in lower case. */
const StatusName = Type.String({ pattern: '^[^A-Z]{1,64}$' });

const Fields = Type.Object(
  {
    type: FieldName,
    institution: FieldName,
    service: FieldName,
    serviceType: FieldName,
    requestId: FieldName,
    userName: FieldName,
    userEmail: FieldName,
    contactEmail: FieldName,
    emailTo: FieldName,
    personalMessage: FieldName,
  },
  closed,
);
export type RtFields = Static<typeof Fields>;

/** Contents of `RT_CONFIG`: our terms in those of Request Tracker (docs/switching/REQUEST_TRACKER.md). */
export const RtMapping = Type.Object(
  {
    queue: Name,
    /** The lifecycle of the queue. */
    lifecycle: Name,
    /** Prefix of a ticket's number in its key, in the form of the contract's ticket keys. */
    key: Type.String({ pattern: '^[A-Z][A-Z0-9]*$' }),
    /** Names of the custom fields. */
    fields: Fields,
    /** Our type to a value of the field `type`. */
    types: typesElsewhere(Name),
    /** A status of the lifecycle to ours, with the outcome of a ticket. */
    statuses: Type.Record(
      StatusName,
      Type.Object(
        {
          status: TicketStatus,
          resolution: Type.Optional(TicketResolution),
          rejected: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
    ),
    /** Initial statuses of tickets. */
    created: Type.Object({ request: StatusName, invitation: StatusName }, closed),
    /** Target status of each step. */
    steps: Type.Object(
      { accepted: StatusName, settled: StatusName, denied: StatusName, withdrawn: StatusName },
      closed,
    ),
    /** `person`: the requester becomes the requestor; absent: there is none. */
    requestor: Type.Optional(Type.Enum(['person'])),
  },
  closed,
);
export type RtMapping = Static<typeof RtMapping>;

/** Parses a mapping, without comparing it with the server. */
export function readMapping(text: string): MappingResult<RtMapping> {
  return mappingOf(text, RtMapping, contradictions);
}

/** Returns the contradictions in a mapping of the right shape. */
function contradictions({ types, fields, statuses, created, steps }: RtMapping): string[] {
  const named = Object.entries({ ...created, ...steps });
  const unknown = named.filter(([, status]) => !Object.hasOwn(statuses, status));
  return [
    ...twice(Object.values(types)).map((name) => `types names the value "${name}" twice`),
    ...twice(Object.values(fields)).map((name) => `fields names "${name}" twice`),
    ...unknown.map(
      ([place, status]) => `${place} leads to the status "${status}", which statuses does not translate`,
    ),
    ...(unknown.length > 0 ? [] : endFaults({ statuses, created, steps })),
  ];
}

/**
 * Checks that an invitation waits for its institution, and that a denied one, and nothing else, is rejected afterwards.
 */
function endFaults({
  statuses,
  created,
  steps,
}: Pick<RtMapping, 'statuses' | 'created' | 'steps'>): string[] {
  const faults: string[] = [];
  if (statuses[created.invitation]?.status !== 'Waiting for customer') {
    faults.push('created.invitation is not translated as Waiting for customer');
  }
  for (const [step, status] of Object.entries(steps)) {
    const isRejected = statuses[status]?.rejected === true;
    if (isRejected === (step === 'denied')) continue;
    faults.push(`steps.${step} leads to "${status}", which is ${isRejected ? '' : 'not '}rejected`);
  }
  return faults;
}
