import type { StatisticsMark, StatisticsMarks } from '../../contracts/domain/statistics/statisticsMark';
import type {
  StatisticsMark as WireMark,
  StatisticsMarks as WireMarks,
} from '../../contracts/wire/statisticsMarks';
import { listOf } from '../envelope';

/** Oldest first; marks that this version has no words for are left out. */
export function statisticsMarksOf(response: WireMarks | undefined): StatisticsMarks {
  const { marks, more = false, service } = { marks: undefined, ...response };
  return {
    marks: listOf<WireMark>(marks)
      .flatMap((mark) => markOf(mark) ?? [])
      .toSorted((a, b) => a.time - b.time),
    more,
    ...(service && { service }),
  };
}

function markOf({ kind, time, jiraKey, person, policy }: WireMark): StatisticsMark | undefined {
  switch (kind) {
    case 'connected':
    case 'disconnected':
      return { kind, time, ...(jiraKey && { ticketKey: jiraKey }), ...(person && { by: person }) };
    case 'policyActivated':
    case 'policyDeactivated':
      return policy && { kind, time, policy };
    default:
      return undefined;
  }
}
