import { assign, setup } from 'xstate';
import { isDay, moved, type Day } from '../../../lib/calendar';
import type { StateMeta, StateTag } from '../../kit/meta';
import type { Preset } from './presets';
import { previousPeriod } from './previousPeriod';
import {
  byScale,
  closer,
  daysOfUnit,
  firstDay,
  fitted,
  followed,
  initial,
  ofPreset,
  scalesOf,
  settled,
  shifted,
  shortened,
  unitAround,
  unitOf,
  withFirstDay,
  withLastDay,
  yesterday,
} from './statisticsPeriod.rules';
import type {
  PeriodScale,
  StatisticsPeriodInput,
  StatisticsPeriodContext,
  StatisticsPeriodEvent,
} from './statisticsPeriod.types';

interface StatisticsPeriodTypes {
  input: StatisticsPeriodInput;
  context: StatisticsPeriodContext;
  events: StatisticsPeriodEvent;
  meta: StateMeta;
  tags: StateTag;
}

/** The guards and actions of the chart; all of them are calendar arithmetic. */
const statisticsPeriodSetup = setup({
  types: {} as StatisticsPeriodTypes,
  guards: {
    isPerService: ({ context }) => context.perService,
    isEntirePeriod: ({ context }) => context.scale === 'all',
    isFree: ({ context }) => context.only === null,
    canCountAtOnce: ({ context }, chosen: { scale: PeriodScale }) =>
      chosen.scale === 'all' && context.service !== null,
    canCountBy: ({ context }, chosen: { scale: PeriodScale }) =>
      chosen.scale !== 'all' && scalesOf(context.perService, context.service).includes(chosen.scale),
    canBegin: ({ context }, chosen: { day: Day }) =>
      isDay(chosen.day) && chosen.day >= firstDay && chosen.day <= context.to,
    canEnd: ({ context }, chosen: { day: Day }) =>
      isDay(chosen.day) && chosen.day >= firstDay && chosen.day <= context.today,
    /** Nothing is counted before the first day; what is compared already can always be left. */
    canCompare: ({ context }) => context.compared || previousPeriod(context, context.scale).from >= firstDay,
    canOpen: ({ context }, chosen: { day: Day }) =>
      isDay(chosen.day) && closer(chosen.day, context) !== undefined,
    canGoEarlier: ({ context }) => moved(context.from, -1, unitOf(context.scale)) >= firstDay,
    canGoLater: ({ context }) =>
      context.to < context.today && moved(context.from, 1, unitOf(context.scale)) <= context.today,
  },
  actions: {
    rememberService: assign((_, chosen: { service: string }) => chosen),
    rememberAllServices: assign({ service: null }),
    rememberMinutes: assign(({ context }) => ({
      service: null,
      scale: 'minute' as const,
      auto: false,
      ...shortened(context, 'minute'),
    })),
    rememberScale: assign(({ context }, chosen: { scale: PeriodScale }) => ({
      ...chosen,
      auto: false,
      ...fitted(context, chosen.scale, context.today),
    })),
    rememberAutoScale: assign(({ context }) => ({ auto: true, ...followed(context, context.today) })),
    rememberScaleOfDetail: assign(({ context: { from, today } }, chosen: { scale: PeriodScale }) => ({
      ...chosen,
      from: chosen.scale === 'day' && from === today ? yesterday(today) : from,
    })),
    rememberComparison: assign(({ context }) => ({ compared: !context.compared })),
    rememberDetail: assign(({ context }) => ({
      perService: true,
      compared: false,
      scale: context.scale === 'all' ? ('year' as const) : unitAround(context),
      auto: false,
      from: context.to,
      to: context.today,
    })),
    rememberNoDetail: assign(({ context: { from, scale, today } }) => ({
      perService: false,
      auto: true,
      ...followed(daysOfUnit(from, scale, today), today),
    })),
    rememberDate: assign((_, chosen: { day: Day }) => ({ from: chosen.day })),
    rememberFrom: assign(({ context }, { day }: { day: Day }) => {
      const range = withFirstDay(day, context, context.scale, context.today);
      return context.auto ? followed(range, context.today) : range;
    }),
    rememberTo: assign(({ context }, { day }: { day: Day }) => {
      const range = withLastDay(day, context, context.scale, context.today);
      return context.auto ? followed(range, context.today) : range;
    }),
    rememberPreset: assign(({ context }, chosen: { preset: Preset }) => ofPreset(chosen.preset, context)),
    rememberUnit: assign(({ context }, chosen: { day: Day }) => {
      const next = closer(chosen.day, context);
      return next ? byScale(next, { ...next, auto: true, today: context.today }) : {};
    }),
    rememberEarlier: assign(({ context }) =>
      byScale(shifted(context, -1, context.scale, context.today), context),
    ),
    rememberLater: assign(({ context }) =>
      byScale(shifted(context, 1, context.scale, context.today), context),
    ),
    rememberStart: assign(({ context }) => initial(context.today, context.only)),
  },
});

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
        'autoScale.selected': { actions: 'rememberAutoScale' },
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
        'autoScale.selected': { target: 'overTime', actions: 'rememberAutoScale' },
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
