import { assign, setup } from 'xstate';
import { isDay, moved, type Day } from '../../../lib/calendar';
import { previousPeriod } from './previousPeriod';
import type { Preset } from './presets';
import {
  begun,
  closer,
  ended,
  firstDay,
  fitted,
  initial,
  ofPreset,
  scalesOf,
  shifted,
  shortened,
  unitOf,
  whole,
  yesterdayAndToday,
} from './statisticsPeriod.rules';
import type { PeriodScale, StatisticsPeriodTypes } from './statisticsPeriod.types';

/** The guards and actions of the chart; all of them are calendar arithmetic. */
export const statisticsPeriodSetup = setup({
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
      ...shortened(context, 'minute'),
    })),
    rememberScale: assign(({ context }, chosen: { scale: PeriodScale }) => ({
      ...chosen,
      ...fitted(context, chosen.scale, context.today),
    })),
    rememberScaleOfDetail: assign(({ context }, chosen: { scale: PeriodScale }) => ({
      ...chosen,
      ...yesterdayAndToday(context.today),
    })),
    rememberComparison: assign(({ context }) => ({ compared: !context.compared })),
    rememberDetail: assign(({ context }) => ({
      perService: true,
      compared: false,
      scale: scalesOf(true, null).find((offered) => offered === context.scale) ?? 'year',
      ...yesterdayAndToday(context.today),
    })),
    rememberNoDetail: assign(({ context }) => ({
      perService: false,
      ...whole(yesterdayAndToday(context.today), context.scale, context.today),
    })),
    rememberDate: assign((_, chosen: { day: Day }) => ({ from: chosen.day })),
    rememberFrom: assign(({ context }, chosen: { day: Day }) =>
      begun(chosen.day, context, context.scale, context.today),
    ),
    rememberTo: assign(({ context }, chosen: { day: Day }) =>
      ended(chosen.day, context, context.scale, context.today),
    ),
    rememberPreset: assign(({ context }, chosen: { preset: Preset }) => ofPreset(chosen.preset, context)),
    rememberUnit: assign(({ context }, chosen: { day: Day }) => closer(chosen.day, context) ?? {}),
    rememberEarlier: assign(({ context }) => shifted(context, -1, context.scale, context.today)),
    rememberLater: assign(({ context }) => shifted(context, 1, context.scale, context.today)),
    rememberStart: assign(({ context }) => initial(context.today, context.only)),
  },
});
