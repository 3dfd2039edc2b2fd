import { useMemo } from 'react';
import { useGetAgreementsQuery } from '../../../api/agreements.api';
import { useGetConsentsQuery } from '../../../api/consents.api';
import { useGetPoliciesQuery } from '../../../api/policies.api';
import type { ListedService } from '../../../contracts/domain/services/catalogue';
import type { SecurityRules } from '../contract/securityRules.wire';
import { usePerson } from '../../../store/person';
import { useLoginFacts } from '../useLoginFacts';
import { columnOf } from './matrixText';
import { securityColumns, type SecurityColumn } from './securityAddress';
import { securityRows, type SecurityRow } from './securityRows';

/**
 * The part of a query that decides whether its data has loaded; a query that is not for this person is not
 * sent.
 */
interface Query {
  readonly data?: unknown;
  readonly isUninitialized: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface SecurityLoad {
  readonly rows: readonly SecurityRow[];
  /** In their order, without those that there is nothing to say in: their part is not there, or has failed. */
  readonly columns: readonly SecurityColumn[];
  /** True if people are counted for each service, false if only logins are. */
  readonly people: boolean;
  /** `coming`: rules may still find more. */
  readonly state: 'here' | 'coming' | 'failed';
  readonly retry: () => void;
}

const nothing = { stepupEntities: [], mfaEntities: [] };

/** Returns a row for each connected service. Rows appear once the list has loaded; other data follows. */
export function useSecurityRows(services: readonly ListedService[], rules: SecurityRules): SecurityLoad {
  const { institution = nothing, installation } = usePerson();
  const { consentEnabled, ladder, multiFactorValues } = installation;
  const policies = useGetPoliciesQuery();
  const consents = useGetConsentsQuery(undefined, { skip: !consentEnabled });
  const agreements = useGetAgreementsQuery();
  const logins = useLoginFacts(rules.unused?.since);
  const facts = logins.facts;

  const rows = useMemo(
    () =>
      securityRows(
        {
          services,
          institution,
          levels: ladder,
          policies: policies.data,
          consents: consents.data,
          agreements: agreements.data,
          logins: facts,
        },
        rules,
      ),
    [services, institution, ladder, policies.data, consents.data, agreements.data, facts, rules],
  );

  const queries = [policies, consents, agreements, ...logins.queries];
  // A column does not wait for its values, since it would move those beside it.
  const isAnyComing = queries.some(isComing);
  const shown = [
    (isAnyComing || rows.some(({ gaps }) => gaps.length > 0)) && 'why',
    ladder.length > 1 && 'level',
    (multiFactorValues.length > 0 || institution.mfaEntities.length > 0) && 'multiFactor',
    !policies.isError && 'policies',
    consentEnabled && !consents.isError && 'consent',
    !agreements.isError && 'contract',
    rows.some(({ sirtfi }) => sirtfi !== undefined) && 'sirtfi',
    (facts?.lastMonth !== undefined || logins.queries.some(isComing)) && 'people',
    // A value that breaks a rule is marked.
    ...rows.flatMap(({ gaps }) => gaps.map(({ rule }) => columnOf[rule])),
  ]
    .filter((column) => column !== false)
    .join();
  const columns = useMemo(
    () => securityColumns.filter((column) => `name,categories,${shown}`.split(',').includes(column)),
    [shown],
  );

  return {
    rows,
    columns,
    people: facts?.people === true,
    state: queries.some(isFailed) ? 'failed' : isAnyComing ? 'coming' : 'here',
    retry: () => queries.filter(isFailed).forEach(({ refetch }) => void refetch()),
  };
}

function isFailed({ isError }: Query): boolean {
  return isError;
}

function isComing({ isUninitialized, isError, data }: Query): boolean {
  return !isUninitialized && !isError && data === undefined;
}
