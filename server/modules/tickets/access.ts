import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['POST'],
    path: '/actions',
    callers: callers.readers,
    beyond: 'anyKey',
    institution: 'required',
    changes: false,
    reads: 'replica',
    costly: true,
  },
  {
    methods: ['POST'],
    path: '/x/tickets/:key/withdrawal',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
];
