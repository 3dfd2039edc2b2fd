import type { Scenarios, StateName } from '../../kit/scenario';
import type { statisticsPeriodMachine } from './statisticsPeriod.machine';
import type { RequestedPeriod, StatisticsPeriodEvent, StatisticsPeriodInput } from './statisticsPeriod.types';

const today = '2026-11-21';
const wiki = 'https://wiki.example/sp';

const events = {
  'service.selected': { type: 'service.selected', service: wiki },
  'service.cleared': { type: 'service.cleared' },
  'scale.selected': { type: 'scale.selected', scale: 'month' },
  'autoScale.selected': { type: 'autoScale.selected' },
  'detail.toggled': { type: 'detail.toggled' },
  'comparison.toggled': { type: 'comparison.toggled' },
  'from.selected': { type: 'from.selected', day: '2026-03-01' },
  'to.selected': { type: 'to.selected', day: '2026-10-31' },
  'preset.selected': { type: 'preset.selected', preset: 'years5' },
  'unit.opened': { type: 'unit.opened', day: '2026-10-05' },
  'earlier.requested': { type: 'earlier.requested' },
  'later.requested': { type: 'later.requested' },
  'reset.requested': { type: 'reset.requested' },
} as const;

const all = { type: 'scale.selected', scale: 'all' } as const;

type End = StateName<typeof statisticsPeriodMachine>;

function story(title: string, asked: RequestedPeriod, steps: readonly StatisticsPeriodEvent[], end: End) {
  const input: StatisticsPeriodInput = { today, only: null, asked };
  return { title, input, answers: {}, steps, end };
}

export const statisticsPeriodScenarios = {
  events,
  answers: {},
  stories: {
    months: story(
      'By the month, another period, back and on',
      {},
      [
        events['scale.selected'],
        events['from.selected'],
        events['autoScale.selected'],
        events['to.selected'],
        events['comparison.toggled'],
        events['earlier.requested'],
        events['later.requested'],
        events['reset.requested'],
      ],
      'overTime',
    ),
    closer: story(
      'Five years, one of them by the month, one of these by the day',
      {},
      [events['preset.selected'], events['unit.opened'], events['unit.opened']],
      'overTime',
    ),
    oneService: story(
      'One service, and all of them again',
      {},
      [events['service.selected'], events['service.cleared']],
      'overTime',
    ),
    entirePeriod: story(
      'The whole period of a service as one number, with other ends',
      {},
      [
        events['service.selected'],
        all,
        events['comparison.toggled'],
        events['from.selected'],
        events['to.selected'],
        events['preset.selected'],
        events['service.selected'],
      ],
      'entirePeriod',
    ),
    leavingEntirePeriod: story(
      'The service goes while its whole period is shown: by the minute then',
      { service: wiki, scale: 'all' },
      [events['service.cleared']],
      'overTime',
    ),
    otherScale: story(
      'From the whole period to months',
      { service: wiki, scale: 'all' },
      [events['scale.selected']],
      'overTime',
    ),
    autoScale: story(
      'From the whole period to the scale that suits it',
      { service: wiki, scale: 'all' },
      [events['autoScale.selected']],
      'overTime',
    ),
    reset: story(
      'Back to the start from the whole period',
      { service: wiki, scale: 'all' },
      [events['reset.requested']],
      'overTime',
    ),
    entireToDetail: story(
      'From the whole period to every service by itself: by the year',
      { service: wiki, scale: 'all' },
      [events['detail.toggled']],
      'perService',
    ),
    detail: story(
      'Every service by itself, in another month, of one service and of all',
      {},
      [
        events['detail.toggled'],
        events['scale.selected'],
        events['from.selected'],
        events['service.selected'],
        events['service.cleared'],
      ],
      'perService',
    ),
    detailAndBack: story(
      'Every service by itself, and over time again',
      { perService: true },
      [events['detail.toggled']],
      'overTime',
    ),
    detailReset: story(
      'Back to the start from every service by itself',
      { perService: true, scale: 'week' },
      [events['reset.requested']],
      'overTime',
    ),
    tab: {
      title: 'The tab of a service: another service cannot be chosen, its whole period can',
      input: { today, only: wiki, asked: { service: 'https://other.example', perService: true } },
      answers: {},
      steps: [all],
      end: 'entirePeriod',
    },
    nonsense: story(
      'An address that makes no sense shows the start',
      { scale: 'fortnight', from: '2026-02-31', to: 'tomorrow' },
      [events['earlier.requested']],
      'overTime',
    ),
  },
} as const satisfies Scenarios<typeof statisticsPeriodMachine>;
