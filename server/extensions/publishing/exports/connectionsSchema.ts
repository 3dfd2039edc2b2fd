import { Type, type Static } from 'typebox';
import { ConsentType, EntityType, StateType } from '../../../../src/contracts/wire/enumerations';

/**
 * The version of this schema. Members may be added to it; removing one, or changing its meaning, requires a new
 * version.
 */
export const VERSION = 1;

const EntityId = Type.String({ minLength: 1 });

/** The institution's consent setting; texts that it has not written are absent. */
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
  /** Authentication context that its identity provider has to fulfil; absent: none. */
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
  /** Assurance level that the service itself requires; absent: none. */
  minimumLevel: Type.Optional(Type.String()),
  /** Attribute to its released values, in which `*` means any text; absent: all attributes. */
  attributes: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type ExportedService = Static<typeof ExportedService>;

/** Answer of `GET /export/connections`: all connections, and their services. */
export const ConnectionsExport = Type.Object({
  version: Type.Literal(VERSION),
  institutions: Type.Array(InstitutionConnections),
  services: Type.Array(ExportedService),
});
export type ConnectionsExport = Static<typeof ConnectionsExport>;
