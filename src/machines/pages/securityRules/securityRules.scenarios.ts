import type { Scenarios } from '../../kit/scenario';
import type { securityRulesMachine } from './securityRules.machine';

const submit = {
  type: 'form.submitted',
  change: { version: 3, rules: { unused: { since: 'year' }, sirtfi: {} } },
} as const;
const events = { 'form.submitted': submit } as const;
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
    silent: {
      title: 'No answer at all comes in time',
      input,
      answers: { saveRules: [saveRules.silent] },
      steps: [submit, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof securityRulesMachine>;
