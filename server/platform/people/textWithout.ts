import { sql, type RawBuilder } from 'kysely';
import type { Forgetting } from './kept';
import type { Who } from './who';

/**
 * Returns a text without the person: empty where what they wrote goes as well, else with the other name wherever theirs, an
 * address of theirs or their uid stands.
 */
export function textWithout(column: string, who: Who, { name, texts }: Forgetting): RawBuilder<string> {
  if (texts) return sql<string>`''`;
  const known = [...who.mails, ...who.uids, ...who.names, ...(who.name === undefined ? [] : [who.name])];
  return known.reduce(
    (text, one) => sql<string>`regexp_replace(${text}, ${literal(one)}, ${name}, 'gi')`,
    sql<string>`${sql.ref(column)}::text`,
  );
}

/** Returns an expression that means these characters and no others. */
export function literal(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&');
}
