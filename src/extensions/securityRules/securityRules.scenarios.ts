import type { Scenarios } from '../../machines/kit/scenario';
import type { securityRulesMachine } from './securityRules.machine';

const submit = {
  type: 'form.submitted',
  change: { version: 3, rules: { unused: { since: 'year' }, sirtfi: {} } },
} as const;
const close = { type: 'form.closed' } as const;
const events = { 'form.submitted': submit, 'form.closed': close } as const;
const saveRules = {
  saved: { output: null },
  changed: { failure: { kind: 'collision', found: 'changed' } },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;
const input = undefined;

export const securityRulesScenarios = {
  events,
  answers: { saveRules },
  stories: {
    saved: {
      title: 'The rules are changed, and changed again',
      input,
      answers: { saveRules: [saveRules.saved, saveRules.saved] },
      steps: [submit, submit],
      end: 'saved',
    },
    overtaken: {
      title: 'A colleague was first; then both are seen, and mine are stored',
      input,
      answers: { saveRules: [saveRules.changed, saveRules.saved] },
      steps: [submit, submit],
      visits: ['changed'],
      end: 'saved',
    },
    failedAgain: {
      title: 'The network is away and comes back',
      input,
      answers: { saveRules: [saveRules.offline, saveRules.saved] },
      steps: [submit, submit],
      visits: ['failed'],
      end: 'saved',
    },
    givenUp: {
      title: 'The network is away, and the form is closed; opened again it shows no failure',
      input,
      answers: { saveRules: [saveRules.offline] },
      steps: [submit, close],
      visits: ['failed'],
      end: 'editing',
    },
    yielded: {
      title: 'A colleague was first, and theirs stay',
      input,
      answers: { saveRules: [saveRules.changed] },
      steps: [submit, close],
      visits: ['changed'],
      end: 'editing',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { saveRules: [saveRules.silent] },
      steps: [submit, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof securityRulesMachine>;
