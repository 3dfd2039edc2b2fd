import type { Scenarios } from '../../kit/scenario';
import type { resendInviteMachine } from './resendInvite.machine';

const input = { key: 'CXT-31', requestId: '77b0' } as const;

const waiting = {
  key: 'CXT-31',
  type: 'LINKINVITE',
  status: 'Waiting for customer',
  institution: { entityId: 'https://idp.north.example', name: 'North University' },
  serviceName: 'Wiki',
  recipients: ['olga@north.example'],
  message: 'Please connect.',
  requestedAt: '2026-10-01T09:00:00.000Z',
} as const;

const events = {
  'form.submitted': { type: 'form.submitted', message: 'Please do not forget.' },
  'retry.requested': { type: 'retry.requested' },
} as const;

const loadInvitation = {
  waiting: { output: waiting },
  toDisconnect: { output: { ...waiting, type: 'UNLINKINVITE', recipients: [] } },
  answered: { output: { ...waiting, status: 'Resolved' } },
  nothing: { output: null },
  notFound: { failure: { kind: 'notFound' } },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;

const sendReminder = {
  sent: { output: null },
  sentMeanwhile: { failure: { kind: 'collision', found: 'sent' } },
  answeredMeanwhile: { failure: { kind: 'collision', found: 'answered' } },
  noRecipients: { failure: { kind: 'validation', missing: 'recipients' } },
  refused: { failure: { kind: 'unknown', status: 400 } },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;

const send = events['form.submitted'];
const retry = events['retry.requested'];
type Step = typeof send | typeof retry | { elapsed: 'noAnswer' };
type Loaded = (typeof loadInvitation)[keyof typeof loadInvitation];
type Sent = (typeof sendReminder)[keyof typeof sendReminder];

function story<const End>(
  title: string,
  loaded: readonly Loaded[],
  sent: readonly Sent[],
  steps: readonly Step[],
  end: End,
) {
  return { title, input, answers: { loadInvitation: loaded, sendReminder: sent }, steps, end } as const;
}

const found = loadInvitation.waiting;

export const resendInviteScenarios = {
  events,
  answers: { loadInvitation, sendReminder },
  stories: {
    sent: story('A reminder is sent', [found], [sendReminder.sent], [send], 'sent'),
    toDisconnect: story(
      'The same for an invitation to disconnect, whose ticket names nobody',
      [loadInvitation.toDisconnect],
      [sendReminder.sent],
      [send],
      'sent',
    ),
    missing: story('No ticket has this key', [loadInvitation.nothing], [], [], 'missing'),
    missingRetried: story(
      'It is not found, then it is',
      [loadInvitation.notFound, found],
      [],
      [retry],
      'composing',
    ),
    notLoaded: story(
      'The look-up fails, then works',
      [loadInvitation.offline, found],
      [],
      [retry],
      'composing',
    ),
    loadSilent: story(
      'No answer to the look-up in time',
      [loadInvitation.silent],
      [],
      [{ elapsed: 'noAnswer' }],
      'notLoaded',
    ),
    answered: story(
      'The invitation was answered, then reopened',
      [loadInvitation.answered, found],
      [],
      [retry],
      'composing',
    ),
    sentMeanwhile: story(
      'Somebody else has reminded meanwhile; the person sends theirs later all the same',
      [found],
      [sendReminder.sentMeanwhile, sendReminder.sent],
      [send, send],
      'sent',
    ),
    answeredMeanwhile: story(
      'The institution has answered meanwhile',
      [found, loadInvitation.answered],
      [sendReminder.answeredMeanwhile],
      [send, retry],
      'answered',
    ),
    noRecipients: story(
      'Nobody is known whom it could be sent to',
      [found],
      [sendReminder.noRecipients],
      [send],
      'failed',
    ),
    failedRetried: story(
      'The network is away and comes back',
      [found],
      [sendReminder.offline, sendReminder.sent],
      [send, send],
      'sent',
    ),
    sendSilent: story(
      'No answer comes in time',
      [found],
      [sendReminder.silent],
      [send, { elapsed: 'noAnswer' }],
      'failed',
    ),
  },
} satisfies Scenarios<typeof resendInviteMachine>;
