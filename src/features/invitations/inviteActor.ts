import type { ActorRefFrom } from 'xstate';
import type { inviteRequestMachine } from '../../machines/pages/inviteRequest/inviteRequest.machine';

export type InviteActor = ActorRefFrom<typeof inviteRequestMachine>;
