import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['POST'],
    path: '/services/connect',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/services/disconnect',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
];
