import type { Fact } from './fact';
import { ofLogins } from './facts/logins';
import { ofPeople } from './facts/people';
import { ofPolicies } from './facts/policies';
import { ofServices } from './facts/services';
import { ofStatistics } from './facts/statistics';
import { ofTickets } from './facts/tickets';

/** Every checked fact, in the order of the table. */
export const FACTS: readonly Fact[] = [
  ...ofPeople,
  ...ofServices,
  ...ofTickets,
  ...ofPolicies,
  ...ofStatistics,
  ...ofLogins,
];
