import { type AccessRule, callers } from '../../modules/identity/identity.module';

/** Adding to a set changes no login, so it needs no stronger login; sending does. */
export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/changes/set',
    callers: callers.admins,
    institution: 'required',
    changes: false,
    costly: true,
    reads: 'primary',
  },
  {
    methods: ['GET'],
    path: '/x/changes/set/size',
    callers: callers.admins,
    institution: 'required',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['POST'],
    path: '/x/changes/set/lines',
    callers: callers.admins,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/x/changes/set/removal',
    callers: callers.admins,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/x/changes/set/request',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
];
