import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET', 'POST'],
    path: '/users/disableConsent',
    callers: callers.everybody,
    institution: 'checked',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['POST'],
    path: '/users/me/settings',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/users/me/consent',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/users/me/mfa',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/users/me/surfsecureid',
    callers: callers.admins,
    level: 3,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['GET'],
    path: '/x/changes',
    callers: callers.staff,
    institution: 'checked',
    changes: false,
    reads: 'primary',
  },
];
