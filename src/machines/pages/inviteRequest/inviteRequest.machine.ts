import type {
  InvitableInstitution,
  Invitation,
  InvitationChoices,
} from '../../../contracts/domain/invitations/invitation';
import type { RequestOutcome } from '../../../contracts/domain/tickets/ticketRequest';
import { thrown } from '../../kit/failures';
import { inviteRequestSetup, keyed, wanted } from './inviteRequest.setup';

interface Of<Event> {
  readonly event: Event;
}
const institution = ({ event }: Of<{ institution: InvitableInstitution }>) => ({
  institution: event.institution,
});
const invitation = ({ event }: Of<{ invitation: Invitation }>) => ({ invitation: event.invitation });
const choices = ({ event }: Of<{ output: InvitationChoices }>) => ({ choices: event.output });
const outcome = ({ event }: Of<{ output: RequestOutcome }>) => ({ outcome: event.output });

const choosing = {
  'institution.selected': {
    target: 'loading',
    reenter: true,
    actions: { type: 'rememberInstitution', params: institution },
  },
} as const;

const changing = {
  ...choosing,
  'institution.cleared': { target: 'selecting', actions: 'forgetInstitution' },
} as const;

const sending = {
  'form.submitted': { target: 'submitting', actions: { type: 'rememberInvitation', params: invitation } },
} as const;

const failed = { type: 'rememberFailure', params: thrown } as const;
const again = { 'retry.requested': 'submitting', 'return.requested': 'sorting' } as const;

/** A super user invites an institution to connect a service or to disconnect it (REQUIREMENTS 237–241). */
export const inviteRequestMachine = inviteRequestSetup.createMachine({
  id: 'inviteRequest',
  context: ({ input }) => ({
    ...input,
    institution: null,
    choices: null,
    invitation: null,
    failure: null,
    key: null,
  }),
  output: ({ context }) => ({ key: context.key }),
  initial: 'selecting',
  states: {
    selecting: {
      description: 'No one is invited yet: the institution has to be chosen first.',
      meta: { title: 'invite.title' },
      tags: ['resting'],
      on: choosing,
    },
    loading: {
      description:
        'Loads the services and the people of the chosen institution; choosing another one drops the answer.',
      meta: { title: 'invite.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadChoices',
        src: 'loadChoices',
        input: wanted,
        onDone: { target: 'sorting', actions: { type: 'rememberChoices', params: choices } },
        onError: { target: 'notLoaded', actions: failed },
      },
      on: changing,
      after: { noAnswer: { target: 'notLoaded', actions: 'rememberSilence' } },
    },
    notLoaded: {
      description: 'Without its services the institution cannot be invited; the person can try again.',
      meta: { title: 'invite.title' },
      tags: ['resting'],
      on: { ...changing, 'retry.requested': 'loading' },
    },
    sorting: {
      description: 'Branches by what is known about the people who have a role.',
      always: [{ guard: 'isWithoutPeople', target: 'composingWithoutPeople' }, { target: 'composing' }],
    },
    composing: {
      description: 'The person chooses service, direction and recipients, and writes a message.',
      meta: { title: 'invite.title' },
      tags: ['resting'],
      on: { ...changing, ...sending },
    },
    composingWithoutPeople: {
      description: 'The same without the people who have a role: they can be looked up again.',
      meta: { title: 'invite.title' },
      tags: ['resting'],
      on: { ...changing, ...sending, 'retry.requested': 'loading' },
    },
    submitting: {
      description: 'The invitation is being sent. Every attempt has the same key, so it is sent only once.',
      meta: { title: 'invite.title' },
      tags: ['busy'],
      invoke: {
        id: 'sendInvitation',
        src: 'sendInvitation',
        input: ({ context }) => {
          if (!context.invitation) throw new Error('Nothing to send');
          return keyed(context.invitation, context.requestId);
        },
        onDone: {
          target: 'filed',
          actions: [
            { type: 'rememberKey', params: outcome },
            { type: 'announceFiled', params: outcome },
          ],
        },
        onError: [
          { guard: { type: 'isUncertain', params: thrown }, target: 'uncertain', actions: failed },
          { target: 'refused', actions: failed },
        ],
      },
      after: { noAnswer: { target: 'uncertain', actions: 'rememberSilence' } },
    },
    refused: {
      description: 'The invitation was not sent; the form is kept behind the dialog.',
      meta: { title: 'invite.refused.title' },
      tags: ['resting'],
      on: again,
    },
    uncertain: {
      description: 'The invitation may have been sent; the form is kept behind the dialog.',
      meta: { title: 'invite.uncertain.title' },
      tags: ['resting'],
      on: again,
    },
    filed: { type: 'final' },
  },
});
