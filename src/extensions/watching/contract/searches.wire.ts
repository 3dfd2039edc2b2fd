import { Type, type Static } from 'typebox';

/** Query of the list, as its address has it. */
const Query = Type.String({ maxLength: 4_000 });
/** A person's name for a search; blanks around it do not count. */
const Name = Type.String({ maxLength: 80, pattern: '\\S' });

/** A search of the list of services that a person keeps under a name. */
export const SavedSearch = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** In the form of `savedQuery`. */
  query: Query,
  /** True if new matching services become news (extension `watching`). */
  watched: Type.Boolean(),
});
export type SavedSearch = Static<typeof SavedSearch>;

/** Payload of `GET /x/watching/searches`, and of every change: those of the institution acted for, by name. */
export const SavedSearches = Type.Array(SavedSearch);
export type SavedSearches = Static<typeof SavedSearches>;

/** Body of `POST /x/watching/searches`. */
export const SavedSearchChange = Type.Union([
  /** Keeps a search under a name; one that is already kept gets the name. */
  Type.Object({ action: Type.Literal('save'), name: Name, query: Query, watched: Type.Boolean() }),
  /** Stops keeping and watching it. */
  Type.Object({ action: Type.Literal('remove'), id: Type.String({ format: 'uuid' }) }),
]);
export type SavedSearchChange = Static<typeof SavedSearchChange>;
