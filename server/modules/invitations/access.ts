import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['PUT'],
    path: '/users/inviteRequest',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/users/inviteRequest',
    callers: callers.superUsers,
    level: 'superUser',
    beyond: 'anyInstitution',
    institution: 'checked',
    named: 'idpEntityId',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/users/resendInviteRequest',
    callers: callers.superUsers,
    level: 'superUser',
    beyond: 'anyInstitution',
    institution: 'checked',
    named: 'idpId',
    changes: true,
  },
];
