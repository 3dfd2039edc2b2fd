import { usePerson } from '../../store/person';
import { defaultSecurityRules } from './contract/securityRules';
import { SECURITY_RULES_EXTENSION } from './contract/securityRulesExtension';
import { useGetSecurityRulesQuery } from './securityRules.api';

/** Returns the rules for services; if the server stores none, the fixed rules of the page. */
export function useRules() {
  const { roles, installation } = usePerson();
  const canStoreRules = installation.extensions.includes(SECURITY_RULES_EXTENSION);
  const query = useGetSecurityRulesQuery(undefined, { skip: !canStoreRules });
  const { data } = query;
  return {
    query,
    /** Absent while they load. */
    rules: canStoreRules ? data && (data.rules ?? defaultSecurityRules) : defaultSecurityRules,
    /** Version of the stored rules, for those who may change them. */
    version: roles.admin ? data?.version : undefined,
  };
}
