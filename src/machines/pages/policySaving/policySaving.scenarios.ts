import type { Scenarios } from '../../kit/scenario';
import { stepUpScenarios } from '../../shared/stepUp.scenarios';
import { creatingInput, editingInput, staffContent, staffOnly } from './policySaving.fixtures';
import type { PolicySavingInput, policySavingMachine } from './policySaving.machine';

const mine = { ...staffContent, name: 'Staff only mine' };
const events = {
  'form.submitted': { type: 'form.submitted', content: mine, lockOut: null },
  'lockOut.confirmed': { type: 'lockOut.confirmed' },
  'dismissal.requested': { type: 'dismissal.requested' },
  'merge.confirmed': { type: 'merge.confirmed', content: mine, lockOut: null },
  'theirs.accepted': { type: 'theirs.accepted' },
} as const;

const submit = events['form.submitted'];
const merge = events['merge.confirmed'];
const confirm = events['lockOut.confirmed'];
const back = events['dismissal.requested'];
const accept = events['theirs.accepted'];
const lockOut = { everybody: false, myself: true };
/** These choices would lock people out. */
const submitLocking = { ...submit, content: { ...mine, deny: true }, lockOut } as const;
const mergeLocking = { ...merge, content: { ...mine, deny: true }, lockOut } as const;
const activate = { ...submit, content: { ...mine, active: true } } as const;
const deactivate = { ...submit, content: { ...mine, active: false } } as const;
const silence = { elapsed: 'noAnswer' } as const;

const theirs = { ...staffOnly, description: 'Theirs', revision: 4, revisions: 4, author: 'Kim' };
const savePolicy = {
  saved: { output: null },
  changed: { failure: { kind: 'collision', found: 'changed' } },
  gone: { failure: { kind: 'notFound' } },
  nameTaken: { failure: { kind: 'validation', taken: 'name' } },
  levelTooLow: { failure: { kind: 'levelTooLow', required: 2 } },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;
const loadTheirs = {
  theirs: { output: theirs },
  theirDenial: { output: { ...theirs, deny: true } },
  gone: { failure: { kind: 'notFound' } },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;
const steppedUp = stepUpScenarios.stories;
const stepUp = {
  met: { story: steppedUp.met },
  cancelled: { story: steppedUp.cancelled },
  broken: { failure: { kind: 'unknown' } },
} as const;

type Step =
  (typeof events)[keyof typeof events] | typeof submitLocking | typeof mergeLocking | typeof silence;
function reported<const Answers, const End>(
  title: string,
  answers: Answers,
  steps: readonly Step[],
  end: End,
  input: PolicySavingInput = editingInput,
) {
  return { title, input, answers, steps, end } as const;
}

const { saved, changed, gone } = savePolicy;
const overtaken = { savePolicy: [changed, saved], loadTheirs: [loadTheirs.theirs] };
const vanished = { savePolicy: [gone, saved], loadTheirs: [loadTheirs.gone] };
const ok = { savePolicy: [saved] };

export const policySavingScenarios = {
  events,
  answers: { savePolicy, loadTheirs, stepUp },
  stories: {
    saved: reported('A policy is changed', ok, [submit], 'saved'),
    created: reported('A policy is created', ok, [submit], 'saved', creatingInput),
    createdFirst: reported(
      'A policy is created where the federation applies none yet',
      ok,
      [submit],
      'saved',
      {
        ...creatingInput,
        enforced: false,
      },
    ),
    deactivated: { ...reported('A policy is switched off', ok, [submit], 'saved'), steps: [deactivate] },
    activated: {
      ...reported('A policy is switched on', ok, [submit], 'saved'),
      input: { ...editingInput, stored: { ...staffOnly, active: false } },
      steps: [activate],
    },
    lockOutMeant: reported(
      'Somebody would be kept out, and that is meant',
      ok,
      [submitLocking, confirm],
      'saved',
    ),
    lockOutNotMeant: reported(
      'Somebody would be kept out, and that is mended',
      ok,
      [submitLocking, back, submit],
      'saved',
    ),
    merged: reported('Somebody else has changed it: both are saved', overtaken, [submit, merge], 'saved'),
    theirsTaken: reported(
      'Somebody else has changed it: theirs is taken',
      overtaken,
      [submit, accept],
      'editing',
    ),
    changedTwice: reported(
      'Somebody else has changed it, and the form is sent again as it is',
      { savePolicy: [changed], loadTheirs: [loadTheirs.theirs] },
      [submit, submit],
      'changed',
    ),
    changedLocking: reported(
      'Somebody else has changed it, and what is sent again would keep somebody out: back to both',
      overtaken,
      [submit, submitLocking, back],
      'changed',
    ),
    mergedLocking: reported(
      'Somebody else has changed it: both together would keep somebody out, and that is meant',
      { savePolicy: [changed, saved], loadTheirs: [loadTheirs.theirDenial] },
      [submit, mergeLocking, confirm],
      'saved',
    ),
    deleted: reported(
      'Somebody else has deleted it: mine becomes a new one',
      vanished,
      [submit, merge],
      'saved',
    ),
    deletedChanged: reported(
      'Somebody else has changed it first and deleted it then',
      { savePolicy: [changed, gone], loadTheirs: [loadTheirs.theirs, loadTheirs.gone] },
      [submit, submit],
      'deleted',
    ),
    deletedTwice: reported(
      'Somebody else has deleted it, and the form is sent again as it is',
      { savePolicy: [gone], loadTheirs: [loadTheirs.gone] },
      [submit, submit],
      'deleted',
    ),
    deletedLocking: reported(
      'Somebody else has deleted it, and what is sent again would keep somebody out: back to the choice',
      vanished,
      [submit, submitLocking, back],
      'deleted',
    ),
    deletedMergeLocking: reported(
      'Somebody else has deleted it, and mine keeps somebody out, before and as a new one',
      vanished,
      [submitLocking, confirm, mergeLocking, confirm],
      'saved',
    ),
    nameTaken: reported(
      'The name is in use, and another one is given',
      { savePolicy: [savePolicy.nameTaken, saved] },
      [submit, submit],
      'saved',
    ),
    offline: reported(
      'The network is away and comes back',
      { savePolicy: [savePolicy.offline, saved] },
      [submit, submit],
      'saved',
    ),
    failedLocking: reported(
      'It fails; what is sent next would keep somebody out',
      { savePolicy: [savePolicy.offline] },
      [submit, submitLocking],
      'askingLockOut',
    ),
    silent: reported(
      'No answer comes in time',
      { savePolicy: [savePolicy.silent] },
      [submit, silence],
      'failed',
    ),
    theirsUnread: reported(
      'Somebody else has changed it, and that cannot be read',
      { savePolicy: [changed], loadTheirs: [loadTheirs.offline] },
      [submit],
      'failed',
    ),
    theirsSilent: reported(
      'Somebody else has changed it, and no answer comes to what stands there now',
      { savePolicy: [changed], loadTheirs: [loadTheirs.silent] },
      [submit, silence],
      'failed',
    ),
    createdGone: reported(
      'A new policy is refused as not found, which is a failure like any other',
      { savePolicy: [gone] },
      [submit],
      'failed',
      creatingInput,
    ),
    stepUpMet: {
      ...reported('The server asks for a stronger login, which is given', ok, [submit], 'editing'),
      answers: { savePolicy: [savePolicy.levelTooLow], stepUp: [stepUp.met] },
      visits: ['steppingUp'],
    },
    stepUpCancelled: {
      ...reported('The server asks for a stronger login, which is not given', ok, [submit], 'editing'),
      answers: { savePolicy: [savePolicy.levelTooLow], stepUp: [stepUp.cancelled] },
    },
    stepUpBroken: {
      ...reported('The step-up view itself fails', ok, [submit], 'failed'),
      answers: { savePolicy: [savePolicy.levelTooLow], stepUp: [stepUp.broken] },
    },
  },
} satisfies Scenarios<typeof policySavingMachine>;
