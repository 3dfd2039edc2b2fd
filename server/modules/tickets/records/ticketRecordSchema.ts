import { Type, type Static } from 'typebox';
import {
  EntityType,
  TicketResolution,
  TicketStatus,
  TicketType,
} from '../../../../src/contracts/wire/enumerations';
import { Moment } from '../../../platform/state/recordKind';
import { CHANGE_KINDS, ChangeSchema } from '../../changes/changes.module';

const text = Type.String();
const maybe = Type.Optional(text);
const EntityId = Type.String({ minLength: 1, maxLength: 1024 });

const Step = Type.Object(
  {
    at: Moment,
    event: Type.String({ minLength: 1, description: 'What was done, such as `request.filed`.' }),
    status: TicketStatus,
    actor: text,
    person: Type.Optional(
      Type.String({
        description: 'Issuer and subject of the actor, where they took or gave back the ticket.',
      }),
    ),
    comment: maybe,
  },
  { additionalProperties: false },
);

export const TicketRecord = Type.Object(
  {
    kind: Type.Literal('ticket'),
    key: Type.String({ pattern: '^[A-Z][A-Z0-9]*-[0-9]+$', maxLength: 255 }),
    number: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2_000_000_000,
        description: 'Its place among all; absent: that in the key.',
      }),
    ),
    type: TicketType,
    status: TicketStatus,
    resolution: Type.Optional(TicketResolution),
    rejected: Type.Optional(Type.Boolean()),
    institution: EntityId,
    service: Type.Optional(EntityId),
    serviceType: Type.Optional(EntityType),
    about: Type.Optional(
      Type.Enum([...CHANGE_KINDS], {
        description: 'At most one ticket about the same is open for an institution and a service.',
      }),
    ),
    userName: text,
    userEmail: maybe,
    userUid: maybe,
    emailTo: maybe,
    body: maybe,
    personalMessage: maybe,
    contactEmail: maybe,
    change: Type.Optional(ChangeSchema),
    requestedAt: Moment,
    updatedAt: Moment,
    steps: Type.Optional(Type.Array(Step, { description: 'Oldest first.' })),
  },
  { additionalProperties: false },
);
export type TicketRecord = Static<typeof TicketRecord>;
export type TicketStep = Static<typeof Step>;
