import { lazy } from 'react';
import { NotFoundPage } from '../../features/errors/NotFoundPage';
import { ServicePage } from '../../features/service/ServicePage';

const Settings = lazy(async () => ({ default: (await import('./ServiceSettings')).ServiceSettings }));
const Statistics = lazy(async () => ({
  default: (await import(/* webpackChunkName: "statistics" */ '../../features/statistics/ServiceStatistics'))
    .ServiceStatistics,
}));

/** A service, with its tabs, some of which are features of their own. */
export function Service() {
  return <ServicePage notFound={<NotFoundPage />} Settings={Settings} Statistics={Statistics} />;
}
