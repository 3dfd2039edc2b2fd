import type { Day } from '../../../lib/calendar';
import type { Preset } from './presets';
import { settled } from './statisticsPeriod.rules';
import { statisticsPeriodSetup } from './statisticsPeriod.setup';
import type { PeriodScale } from './statisticsPeriod.types';

interface Of<Event> {
  readonly event: Event;
}
const day = ({ event }: Of<{ day: Day }>) => ({ day: event.day });
const scale = ({ event }: Of<{ scale: PeriodScale }>) => ({ scale: event.scale });
const preset = ({ event }: Of<{ preset: Preset }>) => ({ preset: event.preset });
const service = ({ event }: Of<{ service: string }>) => ({ service: event.service });

const selecting = {
  'service.selected': { guard: 'isFree', actions: { type: 'rememberService', params: service } },
  'reset.requested': { guard: 'isFree', target: 'overTime', actions: 'rememberStart' },
} as const;

const range = {
  'comparison.toggled': { guard: 'canCompare', actions: 'rememberComparison' },
  'preset.selected': { actions: { type: 'rememberPreset', params: preset } },
  'from.selected': {
    guard: { type: 'canBegin', params: day },
    actions: { type: 'rememberFrom', params: day },
  },
  'to.selected': { guard: { type: 'canEnd', params: day }, actions: { type: 'rememberTo', params: day } },
} as const;

/** Decides which logins the statistics show: subject, scale and period (REQUIREMENTS 213–217, 227, 228). */
export const statisticsPeriodMachine = statisticsPeriodSetup.createMachine({
  id: 'statisticsPeriod',
  context: ({ input }) => settled(input),
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Reads the address, and continues at once.',
      always: [
        { guard: 'isPerService', target: 'perService' },
        { guard: 'isEntirePeriod', target: 'entirePeriod' },
        { target: 'overTime' },
      ],
    },
    overTime: {
      description: 'A series: one point for each unit of the scale, of one service or of all together.',
      meta: { title: 'statistics.mode.overTime' },
      tags: ['resting'],
      on: {
        ...selecting,
        ...range,
        'service.cleared': { guard: 'isFree', actions: 'rememberAllServices' },
        'scale.selected': [
          {
            guard: { type: 'canCountAtOnce', params: scale },
            target: 'entirePeriod',
            actions: { type: 'rememberScale', params: scale },
          },
          { guard: { type: 'canCountBy', params: scale }, actions: { type: 'rememberScale', params: scale } },
        ],
        'detail.toggled': { guard: 'isFree', target: 'perService', actions: 'rememberDetail' },
        'unit.opened': {
          guard: { type: 'canOpen', params: day },
          actions: { type: 'rememberUnit', params: day },
        },
        'earlier.requested': { guard: 'canGoEarlier', actions: 'rememberEarlier' },
        'later.requested': { guard: 'canGoLater', actions: 'rememberLater' },
      },
    },
    entirePeriod: {
      description: 'One number for the whole period, of one service; there are no units to move by.',
      meta: { title: 'statistics.mode.entirePeriod' },
      tags: ['resting'],
      on: {
        ...selecting,
        ...range,
        'service.cleared': { guard: 'isFree', target: 'overTime', actions: 'rememberMinutes' },
        'scale.selected': {
          guard: { type: 'canCountBy', params: scale },
          target: 'overTime',
          actions: { type: 'rememberScale', params: scale },
        },
        'detail.toggled': { guard: 'isFree', target: 'perService', actions: 'rememberDetail' },
      },
    },
    perService: {
      description: 'Each service separately, in the year, quarter, month, week or day of the date.',
      meta: { title: 'statistics.mode.perService' },
      tags: ['resting'],
      on: {
        ...selecting,
        'service.cleared': { actions: 'rememberAllServices' },
        'scale.selected': {
          guard: { type: 'canCountBy', params: scale },
          actions: { type: 'rememberScaleOfDetail', params: scale },
        },
        'from.selected': {
          guard: { type: 'canBegin', params: day },
          actions: { type: 'rememberDate', params: day },
        },
        'detail.toggled': { target: 'overTime', actions: 'rememberNoDetail' },
      },
    },
  },
});
