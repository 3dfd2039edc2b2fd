import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  { methods: ['GET'], path: '/services', callers: callers.everybody, institution: 'checked', changes: false },
  {
    methods: ['GET', 'POST'],
    path: '/services/connected',
    callers: callers.everybody,
    institution: 'required',
    changes: false,
  },
  {
    methods: ['GET', 'POST'],
    path: '/services/invitation-request-services',
    callers: callers.everybody,
    institution: 'required',
    changes: false,
  },
  {
    methods: ['GET', 'POST'],
    path: '/services/detail',
    callers: callers.everybody,
    institution: 'required',
    changes: false,
  },
  {
    methods: ['GET', 'POST'],
    path: '/services/idps',
    callers: callers.signedIn,
    institution: 'checked',
    changes: false,
  },
  {
    methods: ['POST'],
    path: '/services/by-entity-ids',
    callers: callers.everybody,
    institution: 'checked',
    changes: false,
    costly: true,
  },
  {
    methods: ['POST'],
    path: '/services/download',
    callers: callers.everybody,
    institution: 'checked',
    changes: false,
    costly: true,
  },
  {
    methods: ['GET'],
    path: '/x/services/texts',
    callers: callers.everybody,
    institution: 'checked',
    changes: false,
    costly: true,
  },
  {
    methods: ['GET'],
    path: '/users/me/serviceproviders',
    callers: callers.everybody,
    institution: 'checked',
    changes: false,
  },
];
