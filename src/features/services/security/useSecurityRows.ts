import { useMemo } from 'react';
import { useGetAgreementsQuery } from '../../../api/agreements.api';
import { useGetConsentsQuery } from '../../../api/consents.api';
import { useGetPoliciesQuery } from '../../../api/policies.api';
import type { ListedService } from '../../../contracts/domain/catalogue';
import type { SecurityRules } from '../../../contracts/wire/securityRules';
import { usePerson } from '../../../store/person';
import { stateOf, type PartState } from '../useAccessSettings';
import { securityColumns, type SecurityColumn } from './securityAddress';
import { securityRows, type SecurityRow } from './securityRows';
import { useLoginFacts } from './useLoginFacts';

export interface SecurityLoad {
  readonly rows: readonly SecurityRow[];
  /** In their order, without those that there is nothing to say in: their part is not there, or has failed. */
  readonly columns: readonly SecurityColumn[];
  /** Whether people are counted per service, or logins alone. */
  readonly people: boolean;
  /** `coming`: rules may still find more. */
  readonly state: PartState;
  readonly retry: () => void;
}

const nothing = { stepupEntities: [], mfaEntities: [] };

/** Returns a row for each connected service. Rows stand as soon as the list is there; what else is known of them follows. */
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

  const states = [stateOf(policies), stateOf(consents), stateOf(agreements), logins.state];
  const shown = [
    ladder.length > 1 && 'level',
    (multiFactorValues.length > 0 || institution.mfaEntities.length > 0) && 'multiFactor',
    !policies.isError && 'policies',
    consentEnabled && !consents.isError && 'consent',
    !agreements.isError && 'contract',
    rows.some(({ sirtfi }) => sirtfi !== undefined) && 'sirtfi',
    facts !== undefined && 'people',
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
    state: states.find((one) => one === 'failed') ?? states.find((one) => one === 'coming') ?? 'here',
    retry: () => {
      for (const query of [policies, consents, agreements]) if (query.isError) void query.refetch();
      logins.retry();
    },
  };
}
