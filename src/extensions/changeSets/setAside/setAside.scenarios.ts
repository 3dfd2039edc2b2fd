import type { Scenarios } from '../../../machines/kit/scenario';
import { additions } from '../requests.scenarios';
import type { setAsideMachine } from './setAside.machine';

const service = { serviceEntityId: 'https://archive.example/saml', serviceType: 'saml20_sp' } as const;
const connecting = { kind: 'connect', ...service, comments: '', level: '', contactEmail: '' } as const;
const input = { request: connecting, requestId: '3f0c9a52-1' };
const change = (subject: 'strongAuthentication' | 'multiFactor', level: string) => ({
  ...input,
  request: { kind: 'change', change: { subject, ...service, level } } as const,
});

const events = {
  'stay.requested': { type: 'stay.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const stay = [events['stay.requested']] as const;
const close = [events['dismissal.requested']] as const;
const retry = [events['retry.requested']] as const;

type Step = (typeof events)[keyof typeof events];

function story<const End>(
  title: string,
  answer: (typeof additions)[keyof typeof additions],
  steps: readonly Step[],
  end: End,
) {
  return { title, input, answers: { ticketRequest: [answer] }, steps, end } as const;
}

export const setAsideScenarios = {
  events,
  answers: { ticketRequest: additions },
  stories: {
    gathered: story('The line is added to the set of changes', additions.gathered, close, 'noted'),
    disconnected: {
      ...story('The end of a connection is added', additions.gathered, [], 'gathered'),
      input: { ...input, request: { kind: 'disconnect', ...service, comments: '' } },
    },
    level: {
      ...story('A higher level is added', additions.gathered, [], 'gathered'),
      input: change('strongAuthentication', 'http://federation.example/assurance/loa3'),
    },
    multiFactor: {
      ...story('A multi-factor value is added', additions.gathered, [], 'gathered'),
      input: change('multiFactor', 'https://refeds.org/profile/mfa'),
    },
    consent: {
      ...story('A kind of consent is added', additions.gathered, [], 'gathered'),
      input: {
        ...input,
        request: {
          kind: 'change',
          change: {
            subject: 'consent',
            ...service,
            type: 'NO_CONSENT',
            explanations: { en: '', nl: '', pt: '' },
          },
        },
      },
    },
    refused: story('The line is refused: back to the form', additions.nothing, stay, 'returned'),
    refusedClosed: story(
      'The line is refused, and the reason closed by Escape: back to the form',
      additions.nothing,
      close,
      'returned',
    ),
    returned: story('The session has ended: back to the form', additions.returned, [], 'returned'),
    dismissed: story('Not added and closed', additions.dismissed, [], 'dismissed'),
    interrupted: story('Adding breaks off: back to the form', additions.broken, retry, 'returned'),
    interruptedClosed: story('Adding breaks off, and is closed', additions.broken, close, 'dismissed'),
  },
} satisfies Scenarios<typeof setAsideMachine>;
