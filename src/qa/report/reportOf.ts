import type { IntlShape } from 'react-intl';
import { hashOf } from '../chart/hashOf';
import { chartCalled } from '../charts';
import { code, plain } from '../markdown';
import { textsOf } from '../chartText';

/** A mode's part of a bug report. */
export interface Reported {
  readonly machine: string;
  /** Key of the present state. */
  readonly state: string;
  /** Name of the story that the simulation started from; absent for the followed application. */
  readonly story?: string;
  /** State of a machine that the present state runs, as `machine.state`. */
  readonly within?: string | undefined;
  /**
   * The origin of the followed application, in lines; absent for a simulation, which the address of this page
   * shows again.
   */
  readonly setting?: readonly string[];
  /** Steps, each as a line of Markdown, the oldest first. */
  readonly steps: readonly string[];
}

const MAX_STEPS = 40;

/** Returns a bug report as Markdown: the place, the steps, and the two questions that only a person can answer. */
export function reportOf(
  intl: IntlShape,
  { machine, state, within = '', story, setting, steps }: Reported,
): string {
  const chartText = textsOf(intl);
  const say = (id: string, values = {}) => plain(intl.formatMessage({ id: `qa.report.${id}` }, values));
  const chart = chartCalled(machine);
  const title = chartText.title(chart?.states.find(({ key }) => key === state)?.title ?? '');
  const facts = [
    [
      'state',
      [code(`${machine}.${state}`), plain(title), within && code(within)].filter(Boolean).join(' · '),
    ],
    ['story', story === undefined ? '' : code(story)],
    ['address', setting ? '' : `<${window.location.href}>`],
    [
      'build',
      code([process.env['BUILT_FROM'], chart && `${machine} ${hashOf(chart)}`].filter(Boolean).join(', ')),
    ],
    ['browser', plain(navigator.userAgent)],
  ] as const;
  const left = Math.max(0, steps.length - MAX_STEPS);
  return [
    `## ${say('title', { machine: chartText.machine(machine) })}`,
    [
      ...facts.flatMap(([id, what]) => (what === '' ? [] : [`- ${say(id)}: ${what}`])),
      ...(setting ?? []).map((line) => `- ${plain(line)}`),
    ].join('\n'),
    `### ${say('steps')}`,
    ...(left > 0 ? [say('earlier', { count: left })] : []),
    steps
      .slice(-MAX_STEPS)
      .map((step, index) => `${left + index + 1}. ${step}`)
      .join('\n'),
    `### ${say('expected')}`,
    '…',
    `### ${say('happened')}`,
    '…\n',
  ].join('\n\n');
}
