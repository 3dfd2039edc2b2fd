import type { Scenarios } from '../../kit/scenario';
import type { keysMachine } from './keys.machine';

const events = {
  'keys.enabled': { type: 'keys.enabled' },
  'keys.disabled': { type: 'keys.disabled' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;

const keepChoice = {
  kept: { output: null },
  failed: { failure: { kind: 'unknown' } },
  silent: { pending: true },
} as const;

const turnOn = events['keys.enabled'];
const turnOff = events['keys.disabled'];
const close = events['dismissal.requested'];

type Answer = (typeof keepChoice)[keyof typeof keepChoice];
type Step = (typeof events)[keyof typeof events];

function story<const End>(title: string, on: boolean, answer: Answer, steps: readonly Step[], end: End) {
  return { title, input: { on }, answers: { keepChoice: [answer] }, steps, end } as const;
}

const { kept, failed, silent } = keepChoice;

export const keysScenarios = {
  events,
  answers: { keepChoice },
  stories: {
    read: story('The keys are read', true, kept, [close], 'closed'),
    readOff: story('The keys are read where they are off', false, kept, [close], 'closed'),
    turnedOff: story('The single keys are turned off', true, kept, [turnOff], 'off'),
    turnedOn: story('The single keys are turned on', false, kept, [turnOn], 'on'),
    thereAndBack: story('They are turned off and on again', true, kept, [turnOff, turnOn], 'on'),
    notOff: story('The browser keeps nothing: they stay on', true, failed, [turnOff], 'on'),
    notOn: story('The browser keeps nothing: they stay off', false, failed, [turnOn], 'off'),
    closedOff: story('It is closed while they are turned off', true, silent, [turnOff, close], 'closed'),
    closedOn: story('It is closed while they are turned on', false, silent, [turnOn, close], 'closed'),
  },
} satisfies Scenarios<typeof keysMachine>;
