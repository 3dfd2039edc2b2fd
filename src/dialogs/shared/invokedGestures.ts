import type { admissionMachine } from '../../machines/connection/admission.machine';
import type { stepUpMachine } from '../../machines/shared/stepUp.machine';
import type { ticketRequestMachine } from '../../machines/shared/ticketRequest.machine';
import type { ticketSystemDownMachine } from '../../machines/shared/ticketSystemDown.machine';
import type { AnyGestures, Gesture, Gestures } from '../defineStories';
import { pressEscape, pressRetry } from '../form/form.gestures';

const pressReturn: Gesture = async ({ press }) => press('Back to the form');

const admission: Gestures<typeof admissionMachine> = {
  'retry.requested': pressRetry,
  'dismissal.requested': pressEscape,
};

const stepUp: Gestures<typeof stepUpMachine> = {
  'login.requested': async ({ press }) => press(/^Go to the login page|Log in another way$/),
  'login.returned': async ({ comeBack }, { level }) => comeBack(Number(level)),
  'dismissal.requested': pressEscape,
};

const ticketRequest: Gestures<typeof ticketRequestMachine> = {
  'retry.requested': pressRetry,
  'return.requested': pressReturn,
  'dismissal.requested': pressEscape,
};

const ticketSystemDown: Gestures<typeof ticketSystemDownMachine> = {
  'retry.requested': pressRetry,
  'return.requested': pressReturn,
  'dismissal.requested': pressEscape,
};

/** Gestures while a dialog has invoked one of these machines. */
export const invokedGestures: Readonly<Record<string, AnyGestures>> = {
  admission,
  stepUp,
  ticketRequest,
  ticketSystemDown,
};
