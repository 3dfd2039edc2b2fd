import { useEffect, useState } from 'react';
import type { SecurityRules } from '../contract/securityRules.wire';
import { useDraft, useTypedOver } from '../../../store/useDraft';
import { draftOf } from './rulesDraft';

/**
 * Keeps what is typed, and `over`: the version of the rules that it was typed over, even if another person
 * has saved since. `take` replaces it by the current version, once the person has seen that.
 */
export function useRulesDraft(rules: SecurityRules, version: number) {
  const storedRevision = useTypedOver('securityRules', '');
  const [over, setOver] = useState(typeof storedRevision === 'number' ? storedRevision : version);
  const untouched = draftOf(rules);
  const draft = useDraft('securityRules', '', untouched, untouched, over);
  const { dirty } = draft;

  // A form that equals the current rules counts as typed over them.
  useEffect(() => {
    if (!dirty) setOver(version);
  }, [dirty, version]);

  return { ...draft, untouched, over, take: () => setOver(version) };
}
