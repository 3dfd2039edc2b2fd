import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET', 'POST'],
    path: '/users/me',
    callers: callers.everybody,
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['GET', 'POST'],
    path: '/users/me/switch-to-idp',
    callers: callers.readers,
    // For a foreign institution it also needs the level of super users; the route checks that, since only it knows the
    // institution.
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: true,
  },
  {
    methods: ['GET', 'POST'],
    path: '/users/super/idps',
    callers: callers.superUsers,
    beyond: 'anyInstitution',
    institution: 'checked',
    changes: false,
    reads: 'primary',
    costly: true,
  },
  {
    methods: ['GET', 'POST'],
    path: '/idp/current/roles',
    callers: callers.everybody,
    institution: 'required',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['GET', 'POST'],
    path: '/idp/sab/roles',
    callers: callers.superUsers,
    institution: 'checked',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['GET', 'POST'],
    path: '/logout',
    callers: callers.everybody,
    institution: 'ignored',
    changes: true,
  },
];
