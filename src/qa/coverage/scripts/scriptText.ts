import type { IntlShape } from 'react-intl';
import { searchOf } from '../../address';
import type { Chart } from '../../chart/chart';
import { chartCalled } from '../../charts';
import { frontOf, isOver, stateOf, type Frame } from '../../steps/simulation';
import { hasMessage, stepText, type StepText } from './stepText';
import type { TestScript } from './testScripts';

/** A script in the words of one language. All of it is plain text, except that `data` and `reaches` are code. */
export interface ScriptText {
  readonly key: string;
  readonly heading: string;
  readonly before: readonly string[];
  /** Query, with its `?`, of the visualiser at the end of the script. */
  readonly search: string;
  readonly steps: readonly (StepText & { readonly expected: string; readonly reasons: readonly string[] })[];
  /** Names of the states and keys of the transitions that the script leads to. */
  readonly reaches: readonly string[];
}

export function scriptSentences(intl: IntlShape, script: TestScript): ScriptText {
  const { entry, story, steps, simulation, states, edges } = script;
  const { frames } = simulation;
  const [first] = frames;
  const begin = `qa.script.begin.${entry.id}`;
  const last = frames.at(-1) ?? first;
  const [from, to] = [placeText(intl, frames.at(-2) ?? last), placeText(intl, last)];
  return {
    key: `${story} ${JSON.stringify(steps)}`,
    heading: from === to ? to : intl.formatMessage({ id: 'qa.script.heading' }, { from, to }),
    before: sayBefore(intl, script),
    search: searchOf({ mode: 'simulate', machine: entry.id, selected: '', story, steps, lens: 'both' }),
    steps: frames.map((frame, index) => {
      const before = frames[index - 1];
      const doing = {
        doing: intl.formatMessage({ id: hasMessage(intl, begin) ? begin : 'qa.script.begin' }),
      };
      return {
        ...(before && frame.step ? stepText(intl, before, frame.step) : doing),
        expected: expectedText(intl, frame),
        reasons: before ? [...new Set(guardsOf(frame, true).map((guard) => guardSentence(intl, guard)))] : [],
      };
    }),
    reaches: [...states.map((state) => `${entry.id}.${state}`), ...edges],
  };
}

/** Says what the start needs; the English title of the story, if nothing else says it. */
function sayBefore(intl: IntlShape, { entry, story, simulation }: TestScript): readonly string[] {
  const [first] = simulation.frames;
  const start = `qa.script.start.${entry.id}.${story}`;
  const needs = [
    ...(hasMessage(intl, start) ? [intl.formatMessage({ id: start })] : []),
    ...guardsOf(first, true).map((what) => guardText(intl, 'holds', what)),
    ...guardsOf(first, false).map((what) => guardText(intl, 'holdsNot', what)),
  ];
  const values = { name: story, title: simulation.title };
  const id = needs.length > 0 ? 'qa.script.story' : 'qa.script.storyTitled';
  return [...new Set(needs), intl.formatMessage({ id }, values)];
}

/** Returns the names of the guards in a frame that passed, or of those that did not, each once. */
function guardsOf({ moves }: Frame, passed: boolean): readonly string[] {
  const tried = moves.flatMap((move) => move.tried).filter((one) => one.passed === passed);
  return [...new Set(tried.flatMap(({ guard }) => guard ?? []))];
}

function guardSentence(intl: IntlShape, guard: string): string {
  return intl.formatMessage({ id: `qa.guard.${guard}` });
}

function guardText(intl: IntlShape, how: 'holds' | 'holdsNot', guard: string): string {
  return intl.formatMessage({ id: `qa.script.${how}` }, { what: guardSentence(intl, guard) });
}

/** Returns a few words for a place: the visible title, or the outcome. */
function placeText(intl: IntlShape, frame: Frame): string {
  const front = frontOf(frame.levels);
  const title = titleOf(intl, chartCalled(front.machine.id), stateOf(front));
  return title === '' ? intl.formatMessage({ id: 'qa.script.outcome' }, { state: stateOf(front) }) : title;
}

function expectedText(intl: IntlShape, frame: Frame): string {
  const front = frontOf(frame.levels);
  const chart = chartCalled(front.machine.id);
  const state = stateOf(front);
  const english = chart?.states.find(({ key }) => key === state)?.description ?? '';
  const message: unknown = intl.messages[english];
  const description = typeof message === 'string' ? message : english;
  if (!isOver(front)) {
    return intl.formatMessage({ id: 'qa.script.shown' }, { title: titleOf(intl, chart, state), description });
  }
  const id = description === '' ? 'qa.script.ends' : 'qa.script.endsWith';
  return intl.formatMessage({ id }, { state, description });
}

function titleOf(intl: IntlShape, chart: Chart | undefined, state: string): string {
  const id = chart?.states.find(({ key }) => key === state)?.title ?? '';
  const service = intl.formatMessage({ id: 'qa.script.service' });
  return id === '' ? '' : intl.formatMessage({ id }, { service, name: '…' });
}
