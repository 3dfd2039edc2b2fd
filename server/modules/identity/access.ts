import { callers, type AccessRule } from './access/accessRule';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/sessions',
    callers: callers.signedIn,
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['POST'],
    path: '/x/sessions/:id/end',
    callers: callers.signedIn,
    institution: 'ignored',
    changes: true,
  },
  {
    methods: ['GET'],
    path: '/x/session',
    callers: callers.signedIn,
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
  { methods: ['POST'], path: '/x/session', callers: callers.signedIn, institution: 'ignored', changes: true },
];
