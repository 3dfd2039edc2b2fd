import { Type, type Static } from 'typebox';
import { ConsentType, EntityType, StateType } from '../../../../src/contracts/wire/enumerations';

/** The version of this schema. Members may be added to it; one that goes or changes its meaning makes another version. */
export const VERSION = 1;

const EntityId = Type.String({ minLength: 1 });

/** How the institution wants its people to be asked; texts that it has not written are absent. */
const ConsentSetting = Type.Object({
  type: ConsentType,
  explanationEn: Type.Optional(Type.String()),
  explanationNl: Type.Optional(Type.String()),
  explanationPt: Type.Optional(Type.String()),
});
export type ConsentSetting = Static<typeof ConsentSetting>;

const ConnectedService = Type.Object({
  entityId: EntityId,
  type: EntityType,
  /** Assurance level that the institution has set for it; absent: none. */
  level: Type.Optional(Type.String()),
  /** Authentication context that its identity provider has to bring about; absent: none. */
  multiFactor: Type.Optional(Type.String()),
  consent: Type.Optional(ConsentSetting),
});
export type ConnectedService = Static<typeof ConnectedService>;

const InstitutionConnections = Type.Object({
  entityId: EntityId,
  /** Institutions that share it belong together. */
  institutionId: Type.Optional(Type.String()),
  state: StateType,
  services: Type.Array(ConnectedService),
});
export type InstitutionConnections = Static<typeof InstitutionConnections>;

const ExportedService = Type.Object({
  entityId: EntityId,
  type: EntityType,
  /** Assurance level that the service itself asks for; absent: none. */
  minimumLevel: Type.Optional(Type.String()),
  /** Attribute to the values that it may get, in which `*` stands for any text; absent: all attributes. */
  attributes: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type ExportedService = Static<typeof ExportedService>;

/** What `GET /export/connections` answers: everything that is connected, and the services of which it tells. */
export const ConnectionsExport = Type.Object({
  version: Type.Literal(VERSION),
  institutions: Type.Array(InstitutionConnections),
  services: Type.Array(ExportedService),
});
export type ConnectionsExport = Static<typeof ConnectionsExport>;
