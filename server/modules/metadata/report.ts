export interface Counts {
  /** New, or back after an import had not named them. */
  came: number;
  changed: number;
  same: number;
  went: number;
}

/** What an import did. */
export interface ImportReport {
  /** Name under which its rows are remembered: a later import of the same feed updates and takes away these. */
  readonly feed: string;
  readonly services: Counts;
  readonly institutions: Counts;
  /** Entity ids that exist here from elsewhere (the demonstration federation); left as they were. */
  readonly conflicts: readonly string[];
  /** Entity ids that claim the scope of another institution and stand by themselves. */
  readonly apart: readonly string[];
  /** Entity ids named more than once in the file; the first counts. */
  readonly repeated: readonly string[];
  /** Entity ids left out because their own validity is over. */
  readonly expired: readonly string[];
  /** Entity ids left out because they say more than a million characters. */
  readonly tooLarge: readonly string[];
  /** Entity ids of which a text was cut at 64 k characters. */
  readonly shortened: readonly string[];
  /** Entities that are neither an identity provider nor a service. */
  readonly otherRoles: number;
  readonly bytes: number;
  /** SHA-256 of what was read, hex. */
  readonly sha256: string;
}

/** Told with every import and in the README. */
export const SIGNATURE_NOTICE =
  'Signatures are not verified. Verify the file first, for example with `xmlsec1 --verify --id-attr:ID EntitiesDescriptor --pubkey-cert-pem signer.pem FILE`, then import that file with --sha256.';

function line(what: string, { came, changed, same, went }: Counts): string {
  return `${what}: ${came} came, ${changed} changed, ${went} went, ${same} unchanged`;
}

function named(what: string, entityIds: readonly string[]): string[] {
  return entityIds.length === 0
    ? []
    : [`${what} (${entityIds.length}):`, ...entityIds.map((id) => `  ${id}`)];
}

/** Yields the report for a terminal, line by line. */
export function reportLines(report: ImportReport): string[] {
  return [
    `Feed: ${report.feed}`,
    line('Services', report.services),
    line('Institutions', report.institutions),
    ...(report.otherRoles > 0 ? [`Neither service nor identity provider: ${report.otherRoles}`] : []),
    ...named('Known from elsewhere and left as they are', report.conflicts),
    ...named('Of a scope that is another institution’s here, so by themselves', report.apart),
    ...named('Named more than once, the first counts', report.repeated),
    ...named('Left out because their validity is over', report.expired),
    ...named('Left out because they say more than a million characters', report.tooLarge),
    ...named('With a text that was cut at 65,536 characters', report.shortened),
    `SHA-256: ${report.sha256}`,
    SIGNATURE_NOTICE,
  ];
}
