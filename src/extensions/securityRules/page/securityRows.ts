import type { Agreements } from '../../../api/agreements.api';
import type { Consents } from '../../../api/consents.api';
import type { ListedService } from '../../../contracts/domain/services/catalogue';
import { rankIn, type Level } from '../../../contracts/domain/services/level';
import { asksSecondFactor } from '../../../contracts/domain/services/multiFactor';
import type { Institution } from '../../../contracts/domain/person/person';
import { policyCounts, type PolicyScope } from '../../../contracts/domain/policies/policy';
import { gapsOf, isUnchecked, type Gap } from '../contract/securityRules';
import type { Counts } from '../../../contracts/domain/statistics/statistics';
import type { ConsentType } from '../../../contracts/wire/enumerations';
import type { SecurityRules } from '../contract/securityRules.wire';
import type { LoginFacts } from '../useLoginFacts';

/** The data of the matrix. Absent parts are unknown, or not shown to this person. */
interface SecuritySources {
  readonly services: readonly ListedService[];
  readonly institution: Pick<Institution, 'stepupEntities' | 'mfaEntities'>;
  /** Levels of the installation, lowest first. */
  readonly levels: readonly Level[];
  readonly policies?: readonly PolicyScope[] | undefined;
  readonly consents?: Consents | undefined;
  readonly agreements?: Agreements | undefined;
  readonly logins?: LoginFacts | undefined;
}

/** A connected service, with what it is secured by, and the rules that it does not keep. */
export interface SecurityRow {
  readonly service: ListedService;
  /** URI of the assurance level; absent: that of every login. */
  readonly level?: string | undefined;
  readonly rank: number;
  /** The URI of the required authentication; absent for the usual login. */
  readonly multiFactor?: string | undefined;
  readonly policies?: number | undefined;
  readonly consent?: ConsentType | undefined;
  readonly sirtfi?: boolean | undefined;
  readonly contract?: string | undefined;
  /** Logins and people of last month. */
  readonly counts?: Counts | undefined;
  readonly gaps: readonly Gap[];
  /** True if it may break more rules, because the data for them is missing. */
  readonly unchecked: boolean;
}

const noLogins: Counts = { logins: 0, users: 0 };
const isSirtfi = (uri: string) => /^https?:\/\/refeds\.org\/sirtfi2?$/.test(uri);

/** Returns the connected services with what is known of each. The level that a service demands itself comes first (REQUIREMENTS 167). */
export function securityRows(sources: SecuritySources, rules: SecurityRules): readonly SecurityRow[] {
  const { services, institution, levels, policies, consents, agreements, logins } = sources;
  const stepUp = new Map(institution.stepupEntities.map(({ name, level }) => [name, level]));
  const multiFactor = new Map(institution.mfaEntities.map(({ name, level }) => [name, level]));
  const countOf = policies && policyCounts(policies);
  const lowest = levels[0]?.rank ?? 0;
  const highest = levels.at(-1)?.rank ?? 0;

  return services
    .filter(({ connected }) => connected)
    .map((service): SecurityRow => {
      const { entityId, minimalLevel, released, entityCategories } = service;
      const level = minimalLevel ?? stepUp.get(entityId);
      const agreement = agreements?.get(entityId);
      const requested = multiFactor.get(entityId);
      const row = {
        service,
        level,
        rank: Math.max(lowest, level ? rankIn(levels, level) : 0),
        multiFactor: requested,
        policies: countOf?.(entityId),
        consent: consents && (consents[entityId] ?? 'MINIMAL_CONSENT'),
        sirtfi: agreement?.assurances?.some(isSirtfi),
        contract: agreement?.contract,
        counts: logins?.lastMonth && (logins.lastMonth.get(entityId) ?? noLogins),
      };
      const facts = {
        ...row,
        released,
        categories: entityCategories,
        secondFactor: (requested !== undefined && asksSecondFactor(requested)) || row.rank > lowest,
        unused: logins?.used && !logins.used.has(entityId),
      };
      return { ...row, gaps: gapsOf(facts, rules, highest), unchecked: isUnchecked(facts, rules) };
    });
}
