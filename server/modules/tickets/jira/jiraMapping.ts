import { type Static, Type } from 'typebox';
import { TicketResolution, TicketStatus } from '../../../../src/contracts/wire/enumerations';
import { type MappingResult, mappingOf, twice } from '../remote/mappingFile';
import { typesElsewhere } from '../remote/ticketTypes';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 255 });
const CustomField = Type.String({ pattern: '^customfield_[0-9]+$' });

/**
 * A way to a status, through a chain of transitions. Of those that an issue offers, the one nearest the end is used,
 * until the issue has the status.
 */
const Step = Type.Object(
  {
    transitions: Type.Array(Name, { minItems: 1, maxItems: 10 }),
    status: Name,
    /** Sent if the transition asks for one. */
    resolution: Type.Optional(Name),
  },
  closed,
);
export type JiraStep = Static<typeof Step>;

/** IDs of the custom fields, all of them texts. */
const Fields = Type.Object(
  {
    institution: CustomField,
    service: CustomField,
    serviceType: CustomField,
    requestId: CustomField,
    /** Name and mail address of the requester; absent: only the description has them. */
    userName: Type.Optional(CustomField),
    userEmail: Type.Optional(CustomField),
    contactEmail: Type.Optional(CustomField),
    emailTo: CustomField,
    personalMessage: CustomField,
  },
  closed,
);
export type JiraFields = Static<typeof Fields>;

export const jiraFields = Object.keys(Fields.properties) as readonly (keyof JiraFields)[];

/** Contents of `JIRA_CONFIG`: our terms in those of the Jira server (docs/JIRA.md). */
export const JiraMapping = Type.Object(
  {
    /** Key of the project, in the form of the contract's ticket keys. */
    project: Type.String({ pattern: '^[A-Z][A-Z0-9]*$' }),
    fields: Fields,
    /** Our type to the name of an issue type. */
    types: typesElsewhere(Name),
    /** Jira's name to our status. */
    statuses: Type.Record(Name, TicketStatus),
    /** Jira's name to our resolution. */
    resolutions: Type.Record(Name, TicketResolution),
    /**
     * Set if people can read the comments of an issue, except those that are internal or restricted; absent: no
     * comments.
     */
    comments: Type.Optional(Type.Enum(['public'])),
    /** A ticket with one of these resolutions, this value in the field, or these words in a comment, is rejected. */
    rejected: Type.Object(
      {
        resolutions: Type.Optional(Type.Array(Name)),
        /** Another dashboard on the same issues marks a rejection only in this way. */
        comment: Type.Optional(Name),
        field: Type.Optional(
          Type.Object(
            {
              id: CustomField,
              value: Name,
              /** A text unless it is a list of options. */
              kind: Type.Optional(Type.Enum(['text', 'option'])),
            },
            closed,
          ),
        ),
      },
      closed,
    ),
    /**
     * How a new invitation gets the status in which it waits for its institution; absent: it has that status from the
     * start.
     */
    opening: Type.Optional(Step),
    steps: Type.Object({ accepted: Step, settled: Step, denied: Step, withdrawn: Step }, closed),
  },
  closed,
);
export type JiraMapping = Static<typeof JiraMapping>;

/** Parses a mapping, without comparing it with the server. */
export function readMapping(text: string): MappingResult<JiraMapping> {
  return mappingOf(text, JiraMapping, contradictions);
}

/** Returns the contradictions in a mapping of the right shape. */
function contradictions(mapping: JiraMapping): string[] {
  const { types, fields, statuses, steps, opening, rejected } = mapping;
  const faults = [
    ...twice(Object.values(types)).map((name) => `types names the issue type "${name}" twice`),
    ...twice(Object.values(fields)).map((id) => `fields names ${id} twice`),
  ];
  const ends = { ...steps, ...(opening && { opening }) };
  for (const [step, { status }] of Object.entries(ends)) {
    if (!Object.hasOwn(statuses, status)) {
      faults.push(`${step} leads to the status "${status}", which statuses does not translate`);
    }
  }
  if (opening && statuses[opening.status] !== 'Waiting for customer') {
    faults.push('opening does not lead to a status that is translated as Waiting for customer');
  }
  if (!rejected.field && !rejected.comment && !rejected.resolutions?.length) {
    faults.push('rejected names neither a resolution nor a field nor a comment');
  }
  return [...faults, ...resolutionFaults(mapping)];
}

/** Checks that a denied invitation, and nothing else, is recognised as rejected afterwards. */
function resolutionFaults({ steps, resolutions, rejected }: JiraMapping): string[] {
  return Object.entries(steps).flatMap(([step, { resolution }]) => {
    if (resolution === undefined) return [];
    const place = `steps.${step} gives the resolution "${resolution}"`;
    const isRejected = rejected.resolutions?.includes(resolution) === true;
    if (!Object.hasOwn(resolutions, resolution)) return [`${place}, which resolutions does not translate`];
    if (isRejected && step !== 'denied') return [`${place}, which rejected names`];
    if (!isRejected && step === 'denied' && !rejected.field && !rejected.comment)
      return [`${place}, which rejected does not name`];
    return [];
  });
}
