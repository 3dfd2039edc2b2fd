import { useGetCatalogueQuery } from '../../api/catalogue.api';
import type { ListedService } from '../../contracts/domain/services/catalogue';
import type { TodoCountProps } from '../../extending/extension';
import { useReportedCount } from '../../extending/useReportedCount';
import type { SecurityRules } from './contract/securityRules.wire';
import { isShown } from './page/listedRows';
import { useSecurityRows } from './page/useSecurityRows';
import { useRules } from './useRules';

/** Counts the connected services that do not meet the rules of the institution. */
export function SecurityCount({ onCount }: TodoCountProps) {
  const services = useGetCatalogueQuery().data?.services;
  const { rules } = useRules();
  return services && rules && <Counted services={services} rules={rules} onCount={onCount} />;
}

interface CountedProps extends TodoCountProps {
  readonly services: readonly ListedService[];
  readonly rules: SecurityRules;
}

function Counted({ services, rules, onCount }: CountedProps) {
  const { rows, state } = useSecurityRows(services, rules);
  useReportedCount(onCount, state === 'here' ? rows.filter((row) => isShown(row, 'off')).length : undefined);
  return null;
}
