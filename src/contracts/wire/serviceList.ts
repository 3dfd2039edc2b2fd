import { Type, type Static } from 'typebox';

/** A text for each service, as an index into `values`; -1: none. */
const Column = Type.Object({
  values: Type.Array(Type.String()),
  of: Type.Array(Type.Integer({ minimum: -1 })),
});
export type Column = Static<typeof Column>;

/**
 * Texts for each service: `of` holds indexes into `sets`, and a set holds indexes into `values`. The members define the
 * meaning of -1.
 */
const setColumn = {
  values: Type.Array(Type.String()),
  sets: Type.Array(Type.Array(Type.Integer({ minimum: 0 }))),
  of: Type.Array(Type.Integer({ minimum: -1 })),
};
const SetColumn = Type.Object(setColumn);
export type SetColumn = Static<typeof SetColumn>;

/** Ascending indexes of the services with a property. */
const Places = Type.Array(Type.Integer({ minimum: 0 }));

/**
 * Payload of `GET /services?form=list` (docs/EXTENSIONS.md): the overview's data of each service, in columns of equal
 * length, sorted by the name in the answer's language. Servers without the extension ignore the parameter and answer
 * with the whole catalogue.
 */
export const ServiceList = Type.Object({
  form: Type.Literal('list'),
  ids: Type.Array(Type.Integer()),
  types: Column,
  entityIds: Type.Array(Type.String()),
  /** Names in the answer's language, or in the only one. */
  names: Type.Array(Type.String()),
  organisations: Column,
  /** Empty: none. */
  logos: Type.Array(Type.String()),
  states: Column,
  connected: Places,
  idpVisibleOnly: Places,
  /** Institutions that offer the services. */
  institutionIds: Column,
  sources: Column,
  /** -1: none. */
  entityCategories: SetColumn,
  /** The service's own minimal level. */
  levels: Column,
  publishedInEdugain: Places,
  /** Services that do not support SAML 2.0, so that they cannot be connected. */
  saml1Only: Places,
  /** Names of released attributes; -1: everything, since there is no release policy. */
  attributes: SetColumn,
  manipulated: Places,
  /** Services with notes on the manipulation; only for super users. */
  annotated: Places,
  /** The server's own facets; -1: the service has no value. */
  categories: Type.Array(Type.Object({ name: Type.String(), searchValue: Type.String(), ...setColumn })),
});
export type ServiceList = Static<typeof ServiceList>;

/**
 * Payload of `GET /x/services/texts`: texts that search reads besides names and entity IDs, one entry per service; a
 * text has a line each for names, descriptions and keywords in every language.
 */
export const ServiceTexts = Type.Object({
  ids: Type.Array(Type.Integer()),
  types: Column,
  texts: Type.Array(Type.String()),
});
export type ServiceTexts = Static<typeof ServiceTexts>;
