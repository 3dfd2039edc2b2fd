import { type AccessRule, callers } from '../../modules/identity/identity.module';

const own = {
  callers: callers.admins,
  institution: 'checked',
  changes: false,
  reads: 'primary',
} as const;
const whole = {
  callers: callers.superUsers,
  beyond: 'anyInstitution',
  institution: 'ignored',
  changes: false,
  reads: 'primary',
} as const;

export const access: readonly AccessRule[] = [
  { methods: ['GET'], path: '/x/audit', ...own, costly: true },
  { methods: ['GET'], path: '/x/audit/download', ...own, costly: true },
  { methods: ['GET'], path: '/x/audit/policies/:id', ...own },
  { methods: ['GET'], path: '/x/desk/audit', ...whole, costly: true },
  { methods: ['GET'], path: '/x/desk/audit/download', ...whole, costly: true },
  { methods: ['GET'], path: '/x/desk/audit/policies/:id', ...whole },
  // Reveals no data of an institution.
  {
    methods: ['GET'],
    path: '/x/desk/audit/chain',
    callers: callers.superUsers,
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
];
