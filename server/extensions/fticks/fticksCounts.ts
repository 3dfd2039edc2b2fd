import type { FastifyBaseLogger } from 'fastify';
import type { Collected, LineCounts } from '../../modules/statistics/archive.module';
import { minuteCounts } from '../../platform/background/minuteCounts';

/** Maximum number of names in one line of the log. */
const NAMED = 10;

type CountName =
  | 'received'
  | 'added'
  | 'known'
  | 'nameless'
  | 'datedByHeader'
  | 'unknownInstitution'
  | 'unknownService'
  | 'otherFederation'
  | 'eduroam'
  | 'failedLogin'
  | 'notFticks'
  | 'withoutService'
  | 'withoutInstitution'
  | 'withoutTime'
  | 'faulty'
  | 'tooLong'
  | 'senderRefused'
  | 'connectionRefused'
  | 'tlsFailed';

/** Counts received lines by outcome, and logs the counts every minute; never logs people. */
export function fticksCounts(log: Pick<FastifyBaseLogger, 'info'>) {
  const names = {
    institutions: new Set<string>(),
    services: new Set<string>(),
    federations: new Set<string>(),
  };

  function note(kind: keyof typeof names, first: readonly string[]): void {
    for (const name of first) if (names[kind].size < NAMED) names[kind].add(name);
  }

  const counts = minuteCounts<CountName>((fticks) => {
    const unknown = Object.entries(names).flatMap(([kind, set]) => (set.size > 0 ? [[kind, [...set]]] : []));
    log.info({ fticks, ...(unknown.length > 0 && { unknown: Object.fromEntries(unknown) }) }, 'F-TICKS');
    for (const set of Object.values(names)) set.clear();
  });

  return {
    add: counts.add,
    end: counts.end,
    addStored(received: number, { left, bad, lacking, ...lines }: LineCounts, collected: Collected): void {
      const { unknownInstitutions, unknownServices } = collected;
      const byName: Partial<Record<CountName, number>> = {
        received,
        added: collected.added,
        known: collected.known,
        nameless: lines.nameless,
        datedByHeader: lines.datedByHeader,
        unknownInstitution: unknownInstitutions.logins,
        unknownService: unknownServices.logins,
        otherFederation: left.federation,
        eduroam: left.roaming,
        failedLogin: left.failed,
        notFticks: left.other,
        withoutService: lacking.service,
        withoutInstitution: lacking.institution,
        withoutTime: lacking.time,
        faulty: bad - lacking.service - lacking.institution - lacking.time,
      };
      for (const [name, count] of Object.entries(byName)) counts.add(name as CountName, count);
      note('institutions', unknownInstitutions.first);
      note('services', unknownServices.first);
      note('federations', lines.otherFederations.first);
    },
  };
}
