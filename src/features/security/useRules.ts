import { useGetSecurityRulesQuery } from '../../api/securityRules.api';
import { defaultSecurityRules, SECURITY_RULES_EXTENSION } from '../../contracts/domain/securityRules';
import { usePerson } from '../../store/person';

/** Returns what services are held to; a server that keeps no rules leaves those of the page, which nobody changes. */
export function useRules() {
  const { roles, installation } = usePerson();
  const kept = installation.extensions.includes(SECURITY_RULES_EXTENSION);
  const query = useGetSecurityRulesQuery(undefined, { skip: !kept });
  const { data } = query;
  return {
    query,
    /** Absent while they load. */
    rules: kept ? data && (data.rules ?? defaultSecurityRules) : defaultSecurityRules,
    /** Version of what stands now, for whoever may change it. */
    version: roles.admin ? data?.version : undefined,
  };
}
