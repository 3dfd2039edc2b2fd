import type { ActorRefFrom } from 'xstate';
import type { resendInviteMachine } from '../../../machines/pages/resendInvite/resendInvite.machine';

export type ResendActor = ActorRefFrom<typeof resendInviteMachine>;
