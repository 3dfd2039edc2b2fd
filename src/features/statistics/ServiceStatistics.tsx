import { useMemo } from 'react';
import { maySeeStatistics } from '../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../contracts/domain/services/service';
import '../../i18n/texts/statistics';
import { usePerson } from '../../store/person';
import { NoSuchPlace } from '../../ui/notices/NoSuchPlace';
import { StatisticsDown, StatisticsView } from './StatisticsView';
import { useStatisticsPeriod } from './controls/useStatisticsPeriod';

interface ServiceStatisticsProps {
  readonly service: ServiceDetail;
  readonly name: string;
}

/** Shows the tab of a service with its own logins (REQUIREMENTS 135). */
export function ServiceStatistics({ service, name }: ServiceStatisticsProps) {
  const person = usePerson();
  const statistics = useStatisticsPeriod(service.entityId);
  const services = useMemo(() => [{ entityId: service.entityId, name }], [service.entityId, name]);
  if (!maySeeStatistics(person)) return <NoSuchPlace />;
  return person.installation.statisticsDown ? (
    <StatisticsDown />
  ) : (
    <StatisticsView services={services} {...statistics} />
  );
}
