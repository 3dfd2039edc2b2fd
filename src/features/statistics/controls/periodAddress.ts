import { queryText } from '../../../lib/queryText';
import type { RequestedPeriod } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { periodAt, type Period } from '../../../machines/pages/statisticsPeriod/periodAfter';
import { perServiceNames } from './perServiceAddress';

const names = ['service', 'scale', 'from', 'to', 'detail', 'compare'] as const;

/** Reads what an address asks for: `?service=…&scale=week&from=2026-01-01&to=2026-03-31`, `detail=1` or `compare=1`. */
export function periodQueryIn(params: URLSearchParams): RequestedPeriod {
  return {
    service: params.get('service') ?? undefined,
    scale: params.get('scale') ?? undefined,
    from: params.get('from') ?? undefined,
    to: params.get('to') ?? undefined,
    perService: params.get('detail') === '1',
    compared: params.get('compare') === '1',
  };
}

/** Returns the query of a period. Values that are the default are not written; other parameters stay. */
export function withPeriod(search: string, { context }: Period): string {
  const { today, only, service, scale, auto, from, to, perService, compared } = context;
  const params = new URLSearchParams(search);
  names.forEach((name) => params.delete(name));
  if (!perService) perServiceNames.forEach((name) => params.delete(name));
  const start = periodAt({
    today,
    only,
    asked: {
      perService,
      ...(!auto && { scale }),
      service: service ?? undefined,
      ...(to !== today && { to }),
    },
  }).context;
  if (service !== null && only === null) params.set('service', service);
  if (!auto && !(perService && scale === 'day')) params.set('scale', scale);
  if (from !== start.from) params.set('from', from);
  if (to !== today) params.set('to', to);
  if (perService) params.set('detail', '1');
  if (compared) params.set('compare', '1');
  return queryText(params);
}
