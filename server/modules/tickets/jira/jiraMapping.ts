import { Type, type Static } from 'typebox';
import { TicketResolution, TicketStatus } from '../../../../src/contracts/wire/enumerations';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 255 });
const CustomField = Type.String({ pattern: '^customfield_[0-9]+$' });

/**
 * A step is one way to a status, through a chain of transitions. Of those that an issue offers, the one nearest the end is
 * taken, until the issue has the status.
 */
const Step = Type.Object(
  {
    transitions: Type.Array(Name, { minItems: 1, maxItems: 10 }),
    status: Name,
    /** Given where the transition asks for one. */
    resolution: Type.Optional(Name),
  },
  closed,
);
export type JiraStep = Static<typeof Step>;

/** Ids of the custom fields, all of them texts. */
const Fields = Type.Object(
  {
    institution: CustomField,
    service: CustomField,
    serviceType: CustomField,
    requestId: CustomField,
    userName: CustomField,
    userEmail: CustomField,
    contactEmail: CustomField,
    emailTo: CustomField,
    personalMessage: CustomField,
  },
  closed,
);
export type JiraFields = Static<typeof Fields>;

/** What `JIRA_CONFIG` holds: our words in those of the Jira server (docs/OPERATIONS.md, Jira). */
export const JiraMapping = Type.Object(
  {
    /** Key of the project, in the form of the contract's ticket keys. */
    project: Type.String({ pattern: '^[A-Z][A-Z0-9]*$' }),
    fields: Fields,
    /** Our type to the name of an issue type. */
    types: Type.Object(
      {
        LINKREQUEST: Name,
        UNLINKREQUEST: Name,
        CHANGE: Name,
        LINKINVITE: Name,
        UNLINKINVITE: Name,
        QUESTION: Type.Optional(Name),
      },
      closed,
    ),
    /** Jira's name to our status. */
    statuses: Type.Record(Name, TicketStatus),
    /** Jira's name to our resolution. */
    resolutions: Type.Record(Name, TicketResolution),
    /** A ticket is rejected that has one of the resolutions, or this value in the field. */
    rejected: Type.Object(
      {
        resolutions: Type.Optional(Type.Array(Name)),
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
    /** How an invitation that was created gets to wait for its institution; absent: it does so from the start. */
    opening: Type.Optional(Step),
    steps: Type.Object({ accepted: Step, settled: Step, denied: Step, withdrawn: Step }, closed),
  },
  closed,
);
export type JiraMapping = Static<typeof JiraMapping>;
