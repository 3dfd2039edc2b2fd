import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetCatalogueQuery } from '../../api/catalogue.api';
import '../../i18n/texts/statistics';
import { useFormat } from '../../i18n/useFormat';
import { usePerson } from '../../store/person';
import { Banner } from '../../ui/notices/Banner';
import { Page } from '../../ui/page/Page';
import { StatisticsDown, StatisticsView } from './StatisticsView';
import { useNameOf } from '../../i18n/useName';
import { useStatisticsPeriod } from './controls/useStatisticsPeriod';

/** Shows the page `/statistics`: how often people of the institution log in to services. */
export function StatisticsPage() {
  const intl = useIntl();
  const { installation } = usePerson();
  const statistics = useStatisticsPeriod(null);
  const { unknown, ...choice } = useServicesToChoose(statistics.period.context.service);
  const down = installation.statisticsDown;
  const name = useNameOf(usePerson().institution);
  return (
    <Page
      title={intl.formatMessage({ id: 'statistics.title' })}
      beside={name && <FormattedMessage id="statistics.lede" values={{ institution: name }} />}
    >
      {!down && unknown && (
        <Banner tone="warning">
          <FormattedMessage
            id="statistics.unknownService"
            values={{ service: <code>{statistics.period.context.service}</code> }}
          />
        </Banner>
      )}
      {down ? <StatisticsDown /> : <StatisticsView {...choice} {...statistics} />}
    </Page>
  );
}

/**
 * Returns the connected services by name, and the chosen one where the institution sees it. Empty until the catalogue
 * has loaded, and when it fails: the rest of the page works without it.
 */
function useServicesToChoose(chosen: string | null) {
  const { data, isLoading: naming } = useGetCatalogueQuery();
  const { compare } = useFormat();
  const services = useMemo(() => {
    const choice = new Map(
      data?.services
        .filter(({ connected, entityId }) => connected || entityId === chosen)
        .map(({ entityId, name }) => [entityId, name]),
    );
    return [...choice]
      .map(([entityId, name]) => ({ entityId, name }))
      .sort((a, b) => compare(a.name, b.name));
  }, [data, compare, chosen]);
  const unknown =
    data !== undefined && chosen !== null && !services.some(({ entityId }) => entityId === chosen);
  return { services, naming, unknown };
}
