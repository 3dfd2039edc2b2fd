import { type AccessRule, callers } from '../../modules/identity/identity.module';

/** Wishes change no login, so they need no stronger login (decision 40). */
export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/wishes/own',
    callers: callers.askers,
    institution: 'required',
    changes: false,
    costly: true,
    reads: 'primary',
  },
  {
    methods: ['POST'],
    path: '/x/wishes/own',
    callers: callers.askers,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/x/wishes/own/withdrawal',
    callers: callers.askers,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['GET'],
    path: '/x/wishes',
    callers: callers.admins,
    institution: 'required',
    changes: false,
    costly: true,
    reads: 'primary',
  },
  {
    methods: ['POST'],
    path: '/x/wishes/answer',
    callers: callers.admins,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/x/wishes/together',
    callers: callers.admins,
    institution: 'required',
    changes: true,
  },
];
