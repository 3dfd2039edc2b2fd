import { useEffect, useState } from 'react';
import type { SecurityRules } from '../../../contracts/wire/securityRules';
import { useDraft, useTypedOver } from '../../../store/useDraft';
import { draftOf } from './rulesDraft';

/**
 * Keeps what is typed, and `over`: the version of the rules that it was typed over, also where it was kept and somebody
 * else has saved since. `take` makes it the version that stands now, which the person has seen.
 */
export function useRulesDraft(rules: SecurityRules, version: number) {
  const kept = useTypedOver('securityRules', '');
  const [over, setOver] = useState(typeof kept === 'number' ? kept : version);
  const untouched = draftOf(rules);
  const draft = useDraft('securityRules', '', untouched, untouched, over);
  const { dirty } = draft;

  // A form that says what stands now is typed over that.
  useEffect(() => {
    if (!dirty) setOver(version);
  }, [dirty, version]);

  return { ...draft, untouched, over, take: () => setOver(version) };
}
