import { sql, type RawBuilder } from 'kysely';
import type { Forgetting } from './personalData';
import type { Who } from './who';

/**
 * Removes a person from a text: returns an empty text if their texts are removed, else replaces their names, addresses
 * and uids.
 */
export function textWithout(column: string, who: Who, { name, texts }: Forgetting): RawBuilder<string> {
  if (texts) return sql<string>`''`;
  const known = [...who.mails, ...who.uids, ...who.names, ...(who.name === undefined ? [] : [who.name])];
  return known.reduce(
    (text, one) => sql<string>`regexp_replace(${text}, ${literal(one)}, ${name}, 'gi')`,
    sql<string>`${sql.ref(column)}::text`,
  );
}

/** Returns a regular expression that matches exactly these characters. */
export function literal(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&');
}
