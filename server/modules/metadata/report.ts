import type { FeedNews, NamedEntities } from '../../../src/contracts/wire/feeds';
import { sizeText } from '../../platform/control/program';
import type { ScopeConflict } from './separation';

export interface Counts {
  /** New entities, and those that are back after an import had not named them. */
  came: number;
  changed: number;
  same: number;
  went: number;
}

export interface ImportProgress {
  readonly phase: 'reading' | 'exchanging' | 'done';
  readonly bytes: number;
  /** Absent if a server does not send it. */
  readonly totalBytes?: number;
  readonly entities: number;
}

export function importProgressText({ phase, entities, ...portion }: ImportProgress): string {
  const doing = phase === 'exchanging' ? ', writing to the database' : '';
  return `${sizeText(portion)}, ${entities} entities${doing}`;
}

/** Outcome of an import. */
export interface ImportReport {
  /** Name under which its rows are stored: a later import of the same feed updates and removes these. */
  readonly feed: string;
  readonly services: Counts;
  readonly institutions: Counts;
  /**
   * Entities that belong to a feed with precedence; they count nowhere else, since nothing here changes because of
   * them.
   */
  readonly kept: NamedEntities;
  /** Removed entity IDs that other feeds also hold. */
  readonly alsoElsewhere: readonly string[];
  /** Entity IDs that exist here from another origin (the demonstration federation); left as they were. */
  readonly conflicts: readonly string[];
  /** Added, changed and removed entities, by name. */
  readonly news: FeedNews;
  /** Identity providers that claim the scope of another institution; each forms an institution of its own. */
  readonly scopeConflicts: readonly ScopeConflict[];
  /** Entity IDs left out because the feed may not speak for their registrars. */
  readonly otherRegistrars: readonly string[];
  /** Entity IDs named more than once in the file; the first counts. */
  readonly repeated: readonly string[];
  /** Entity IDs left out because their own validity has ended. */
  readonly expired: readonly string[];
  /** Entity IDs left out because they have more than a million characters. */
  readonly tooLarge: readonly string[];
  /** Entities left out because of their ID or a date, each with the reason. */
  readonly unusable: readonly string[];
  /** Texts that were truncated at 64 k characters, by entity ID and element. */
  readonly shortened: readonly string[];
  /** Texts that were left out because they are longer, likewise. */
  readonly droppedTexts: readonly string[];
  /** Entities that are neither an identity provider nor a service. */
  readonly otherRoles: number;
  /** End of the file's validity, ISO 8601. */
  readonly validUntil?: string;
  /** Maximum number of seconds until it should be read again. */
  readonly cacheSeconds?: number;
  readonly bytes: number;
  /** SHA-256 of the bytes that were read, hex. */
  readonly sha256: string;
}

function line(what: string, { came, changed, same, went }: Counts): string {
  return `${what}: ${came} came, ${changed} changed, ${went} went, ${same} unchanged`;
}

function listed(what: string, lines: readonly string[], total = lines.length): string[] {
  if (total === 0) return [];
  const more = total - lines.length;
  return [
    `${what} (${total}):`,
    ...lines.map((one) => `  ${one}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function named(what: string, { total, first }: NamedEntities, most: number): string[] {
  const lines = first
    .slice(0, most)
    .map(({ name, entityId }) => (name === entityId ? name : `${name} <${entityId}>`));
  return listed(what, lines, total);
}

/** Yields the report for a terminal, line by line, with at most `most` names of added, changed and removed entities. */
export function reportLines(report: ImportReport, most = 20): string[] {
  const { came, changed, went } = report.news;
  return [
    `Feed: ${report.feed}`,
    line('Services', report.services),
    line('Institutions', report.institutions),
    ...named('Came', came, most),
    ...named('Changed', changed, most),
    ...named('Went', went, most),
    ...listed('Of what went, other feeds have', report.alsoElsewhere),
    ...named('Of a feed with precedence, and kept in case that one drops it', report.kept, most),
    ...(report.otherRoles > 0 ? [`Neither service nor identity provider: ${report.otherRoles}`] : []),
    ...listed('Known from elsewhere and left as they are', report.conflicts),
    ...listed(
      'Claims a scope that is another institution’s here, so it is kept separate',
      report.scopeConflicts.map(({ entityId, scope }) => `${entityId} claims ${scope}`),
    ),
    ...listed('Left out because the feed may not speak for their registrars', report.otherRegistrars),
    ...listed('Named more than once, the first counts', report.repeated),
    ...listed('Left out because their validity is over', report.expired),
    ...listed('Left out because they say more than a million characters', report.tooLarge),
    ...listed('Left out because of an id or a date', report.unusable),
    ...listed('Texts that were cut at 65,536 characters', report.shortened),
    ...listed('Texts of more than 65,536 characters that were left out', report.droppedTexts),
    `SHA-256: ${report.sha256}`,
  ];
}
