import type { IntlShape } from 'react-intl';
import type { AnyEventObject } from 'xstate';
import type { AnyAnswer } from '../../../machines/kit/scenario';
import type { Step } from '../../../machines/visualiser/visualiser.machine';
import { frontOf, type Frame } from '../../steps/simulation';

export interface StepText {
  /** The tester's action, or the event that the tester waits for. */
  readonly doing: string;
  /** The value that is typed or chosen, as JSON. */
  readonly data?: string;
}

/**
 * Returns a step as a sentence for a person who knows the dashboard but not its charts; `before` is the frame
 * in which the step is taken.
 */
export function stepText(intl: IntlShape, before: Frame, step: Step): StepText {
  if ('event' in step) return eventText(intl, step.event);
  const front = frontOf(before.levels);
  if ('elapsed' in step) {
    const { elapsed } = step;
    const seconds = Number(front.machine.implementations.delays[elapsed]) / 1000;
    return { doing: intl.formatMessage({ id: `qa.script.delay.${elapsed}` }, { seconds }) };
  }
  const name = 'enter' in step ? step.enter : step.answer;
  const asked = intl.formatMessage({ id: `qa.script.port.${name}` });
  if (!('fixture' in step)) return { doing: asked };
  const fixture = String(step.fixture);
  return { doing: answerText(intl, asked, `${name}.${fixture}`, front.scenarios.answers[name]?.[fixture]) };
}

/** Returns a sentence about an answer; one without its own words is named. */
function answerText(intl: IntlShape, asked: string, named: string, answer: AnyAnswer | undefined): string {
  const fixture = named.slice(named.indexOf('.') + 1);
  if (answer && 'failure' in answer) {
    const reason = intl.formatMessage({ id: `qa.script.failure.${answer.failure.kind}` }, { fixture });
    return intl.formatMessage({ id: 'qa.script.failed' }, { asked, reason });
  }
  const id = `qa.script.answer.${named}`;
  if (!hasMessage(intl, id)) return intl.formatMessage({ id: 'qa.script.answered' }, { asked, fixture });
  return intl.formatMessage({ id: 'qa.script.answeredSo' }, { asked, answer: intl.formatMessage({ id }) });
}

/** Returns what a person does to make a chart receive an event. */
export function eventText(intl: IntlShape, { type, ...carried }: AnyEventObject): StepText {
  const members = Object.entries(carried);
  const simple = members.filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  const values = Object.fromEntries(simple.map(([name, value]) => [name, value as string | number]));
  const doing = intl.formatMessage({ id: `qa.script.event.${type}` }, values);
  if ('draft' in carried && carried.draft === null) {
    return { doing: `${doing} ${intl.formatMessage({ id: 'qa.script.nothingTyped' })}` };
  }
  return simple.length === members.length ? { doing } : { doing, data: JSON.stringify(carried) };
}

export function hasMessage(intl: IntlShape, id: string): boolean {
  return Object.hasOwn(intl.messages, id);
}
