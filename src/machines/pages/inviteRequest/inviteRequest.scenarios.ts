import type { Failure } from '../../../contracts/domain/failure';
import { OWNER_ROLE } from '../../../contracts/domain/institution/institutionRole';
import type { Scenarios } from '../../kit/scenario';
import type { inviteRequestMachine } from './inviteRequest.machine';

const input = { requestId: '9a1e' } as const;

const north = {
  entityId: 'https://idp.north.example',
  name: 'North University',
  names: { en: 'North University' },
  institutionId: 'NORTH',
  contacts: [{ name: 'Desk', email: 'desk@north.example', type: 'support' }],
} as const;
const bare = { entityId: 'https://bare.example', name: 'Bare', names: {}, contacts: [] } as const;
const wiki = { id: 42, type: 'saml20_sp', entityId: 'https://wiki.example', name: 'Wiki' } as const;
const services = [{ ...wiki, names: { en: 'Wiki' }, connected: false, saml1Only: false }] as const;
const owner = {
  uid: 'olga',
  name: 'Olga Owner',
  emails: ['olga@north.example'],
  roles: [OWNER_ROLE],
} as const;

const invitation = {
  institution: { entityId: north.entityId, name: north.name },
  service: wiki,
  direction: 'connect',
  recipients: [
    { name: 'Olga Owner', email: 'olga@north.example', manages: { uid: 'olga', roles: [OWNER_ROLE] } },
  ],
  message: 'Please connect.',
} as const;

const events = {
  'institution.selected': { type: 'institution.selected', institution: north },
  'institution.cleared': { type: 'institution.cleared' },
  'form.submitted': { type: 'form.submitted', invitation },
  'retry.requested': { type: 'retry.requested' },
  'return.requested': { type: 'return.requested' },
} as const;

const loadChoices = {
  known: { output: { services, people: [owner] } },
  withoutPeople: { output: { services, people: null } },
  empty: { output: { services: [], people: [] } },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;

const sendInvitation = {
  filed: { output: { kind: 'filed', key: 'CXT-31' } },
  filedWithoutKey: { output: { kind: 'filed' } },
  queued: { output: { kind: 'queued' } },
  collision: { failure: { kind: 'collision', found: 'openTicket', ticketKey: 'CXT-30' } },
  forbidden: { failure: { kind: 'forbidden' } },
  invalid: { failure: { kind: 'validation' } },
  refused: { failure: { kind: 'ticketSystemUnreachable', delivery: 'refused' } },
  unknown: { failure: { kind: 'ticketSystemUnreachable', delivery: 'unknown' } },
  broken: { failure: { kind: 'unknown', status: 500 } },
  timeout: { failure: { kind: 'timeout' } },
  silent: { pending: true },
} as const satisfies Record<string, { output: unknown } | { failure: Failure } | { pending: true }>;

const select = events['institution.selected'];
const other = { type: 'institution.selected', institution: bare } as const;
const clear = events['institution.cleared'];
const send = events['form.submitted'];
const retry = events['retry.requested'];
const back = events['return.requested'];

type Step =
  | typeof select
  | typeof other
  | typeof clear
  | typeof send
  | typeof retry
  | typeof back
  | { elapsed: 'noAnswer' };
type Loaded = (typeof loadChoices)[keyof typeof loadChoices];
type Sent = (typeof sendInvitation)[keyof typeof sendInvitation];

function story<const End>(
  title: string,
  loaded: readonly Loaded[],
  sent: readonly Sent[],
  steps: readonly Step[],
  end: End,
) {
  return { title, input, answers: { loadChoices: loaded, sendInvitation: sent }, steps, end } as const;
}

const { known, withoutPeople, offline, silent } = loadChoices;
const { filed } = sendInvitation;

export const inviteRequestScenarios = {
  events,
  answers: { loadChoices, sendInvitation },
  stories: {
    filed: story('An institution is invited', [known], [filed], [select, send], 'filed'),
    filedWithoutKey: story(
      'An institution is invited, and the server tells no key',
      [known],
      [sendInvitation.filedWithoutKey],
      [select, send],
      'filed',
    ),
    queued: story('The invitation is kept', [known], [sendInvitation.queued], [select, send], 'filed'),
    otherInstitution: story(
      'Another institution is chosen while one is composed',
      [known, loadChoices.empty],
      [],
      [select, other],
      'composing',
    ),
    otherWhileLoading: story(
      'Another institution is chosen before the first one has answered',
      [silent, known],
      [],
      [select, other],
      'composing',
    ),
    cleared: story('The institution is taken back', [known], [], [select, clear], 'selecting'),
    clearedWhileLoading: story(
      'The institution is taken back before it has answered',
      [silent],
      [],
      [select, clear],
      'selecting',
    ),
    clearedNotLoaded: story(
      'The services do not come: the institution is taken back',
      [offline],
      [],
      [select, clear],
      'selecting',
    ),
    clearedWithoutPeople: story(
      'Who has a role is not known: the institution is taken back',
      [withoutPeople],
      [],
      [select, clear],
      'selecting',
    ),
    notLoadedRetried: story(
      'The services do not come, then they do',
      [offline, known],
      [],
      [select, retry],
      'composing',
    ),
    notLoadedOther: story(
      'The services do not come: another institution',
      [offline, known],
      [],
      [select, other],
      'composing',
    ),
    loadSilent: story('No services in time', [silent], [], [select, { elapsed: 'noAnswer' }], 'notLoaded'),
    withoutPeople: story(
      'Who has a role is not known; the invitation goes out all the same',
      [withoutPeople],
      [filed],
      [select, send],
      'filed',
    ),
    peopleRetried: story(
      'Who has a role is looked up again',
      [withoutPeople, known],
      [],
      [select, retry],
      'composing',
    ),
    withoutPeopleOther: story(
      'Who has a role is not known: another institution',
      [withoutPeople, known],
      [],
      [select, other],
      'composing',
    ),
    refusedRetried: story(
      'The ticket system refuses, then takes it',
      [known],
      [sendInvitation.refused, filed],
      [select, send, retry],
      'filed',
    ),
    refusedReturned: story(
      'An invitation is open already: back to the form',
      [known],
      [sendInvitation.collision],
      [select, send, back],
      'composing',
    ),
    uncertainRetried: story(
      'It may have arrived, and is sent again under the same key',
      [known],
      [sendInvitation.unknown, filed],
      [select, send, retry],
      'filed',
    ),
    uncertainReturned: {
      ...story(
        'Something fails: back to the form, without the people as before',
        [withoutPeople],
        [sendInvitation.broken],
        [select, send, back],
        'composingWithoutPeople',
      ),
      visits: ['uncertain'],
    },
    sendSilent: story(
      'No answer comes in time',
      [known],
      [sendInvitation.silent],
      [select, send, { elapsed: 'noAnswer' }],
      'uncertain',
    ),
  },
} satisfies Scenarios<typeof inviteRequestMachine>;
