import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/stats/loginTimeFrame',
    callers: callers.signedIn,
    shownToMembers: true,
    institution: 'checked',
    changes: false,
    costly: true,
  },
  {
    methods: ['GET'],
    path: '/stats/loginAggregated',
    callers: callers.signedIn,
    shownToMembers: true,
    institution: 'checked',
    changes: false,
    costly: true,
  },
  {
    methods: ['GET'],
    path: '/stats/uniqueLoginCount',
    callers: callers.signedIn,
    shownToMembers: true,
    institution: 'checked',
    changes: false,
    costly: true,
  },
  {
    methods: ['GET'],
    path: '/stats/serviceProviders',
    callers: callers.signedIn,
    shownToMembers: true,
    institution: 'checked',
    changes: false,
    costly: true,
  },
  {
    methods: ['GET'],
    path: '/x/statistics/marks',
    callers: callers.signedIn,
    shownToMembers: true,
    institution: 'checked',
    changes: false,
  },
];
