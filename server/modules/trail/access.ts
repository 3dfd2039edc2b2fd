import { type AccessRule, callers } from '../identity/identity.module';

const own = {
  callers: callers.admins,
  institution: 'checked',
  changes: false,
  reads: 'primary',
  costly: true,
} as const;
const whole = {
  callers: callers.superUsers,
  beyond: 'anyInstitution',
  institution: 'ignored',
  changes: false,
  reads: 'primary',
  costly: true,
} as const;

export const access: readonly AccessRule[] = [
  { methods: ['GET'], path: '/x/audit', ...own },
  { methods: ['GET'], path: '/x/audit/download', ...own },
  { methods: ['GET'], path: '/x/desk/audit', ...whole },
  { methods: ['GET'], path: '/x/desk/audit/download', ...whole },
  // Nothing of an institution is told here.
  {
    methods: ['GET'],
    path: '/x/desk/audit/chain',
    callers: callers.superUsers,
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
];
