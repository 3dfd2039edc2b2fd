import { callers, type AccessRule } from '../identity/access/accessRule';

export const access: readonly AccessRule[] = [
  { methods: ['POST'], path: '/jsError', callers: callers.everybody, institution: 'ignored', changes: true },
];
