import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { catalogueApi, useGetCatalogueQuery } from '../../api/catalogue.api';
import { useGetConnectedServicesQuery } from '../../api/namedServices.api';
import { LIST_EXTENSION } from '../../contracts/domain/services/catalogue';
import { isSeriesAnswered } from '../../api/statistics.api';
import '../../i18n/texts/statistics';
import { useFormat } from '../../i18n/useFormat';
import { useAppSelector } from '../../store/hooks';
import { usePerson } from '../../store/person';
import { Banner } from '../../ui/notices/Banner';
import { Page } from '../../ui/page/Page';
import { useLate } from '../../ui/useLate';
import type { NamedService } from './figures/perServiceRows';
import { StatisticsDown, StatisticsView } from './StatisticsView';
import { useNameOf } from '../../i18n/useName';
import { useStatisticsPeriod, type StatisticsPeriod } from './controls/useStatisticsPeriod';

/** Shows the page `/statistics`: how often people of the institution log in to services. */
export function StatisticsPage() {
  const intl = useIntl();
  const { installation } = usePerson();
  const statistics = useStatisticsPeriod(null);
  const { unknown, ...choice } = useServicesToChoose(statistics.period);
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

/** Milliseconds after which the services to choose from no longer wait for a plot that is late. */
const LATE_MS = 2_000;

/**
 * Returns the connected services by name, and the chosen one where the institution sees it. Empty until they have loaded,
 * and when they fail: the rest of the page works without them.
 */
function useServicesToChoose({ value, context: { service: chosen } }: StatisticsPeriod['period']) {
  const { compare } = useFormat();
  const { data: listed, naming } = useNamedServices(chosen, value === 'perService');
  const services = useMemo(() => {
    const choice = new Map(
      listed
        ?.filter(({ connected = true, entityId }) => connected || entityId === chosen)
        .map(({ entityId, name }) => [entityId, name]),
    );
    return [...choice]
      .map(([entityId, name]) => ({ entityId, name }))
      .sort((a, b) => compare(a.name, b.name));
  }, [listed, compare, chosen]);
  const unknown =
    listed !== undefined && chosen !== null && !services.some(({ entityId }) => entityId === chosen);
  return { services, naming, unknown };
}

interface NamedServices {
  /** Without `connected`, all are. */
  readonly data: readonly (NamedService & { readonly connected?: boolean })[] | undefined;
  readonly naming: boolean;
}

/**
 * Loads the names: after the plot, unless it names services. The whole catalogue is used if it is here or lean. A server
 * that has no lean one sends the connected services alone, unless another one is chosen.
 */
function useNamedServices(chosen: string | null, isNamedInPlot: boolean): NamedServices {
  const isLean = usePerson().installation.extensions.includes(LIST_EXTENSION);
  const isAnswered = useAppSelector(isSeriesAnswered);
  const isWanted = isNamedInPlot || chosen !== null || isAnswered;
  const isDue = useLate(!isWanted, LATE_MS) || isWanted;
  const { data: here } = catalogueApi.endpoints.getCatalogue.useQueryState();
  const brief = useGetConnectedServicesQuery(undefined, { skip: isLean || here !== undefined || !isDue });
  const isElsewhere = chosen !== null && brief.data?.every(({ entityId }) => entityId !== chosen) === true;
  const needsWhole = here !== undefined || (isLean ? isDue : isElsewhere);
  const whole = useGetCatalogueQuery(undefined, { skip: !needsWhole });
  return {
    data: needsWhole ? whole.data?.services : brief.data,
    naming: whole.isLoading || brief.isLoading,
  };
}
