import type { Kept } from './kept.types';
import { answers } from './kept/answers';
import { audit } from './kept/audit';
import { changeSet } from './kept/changeSet';
import { contacts, demonstration, limits, logins, roles } from './kept/named';
import { mails } from './kept/mails';
import { outbox } from './kept/outbox';
import { policies } from './kept/policies';
import { reviews } from './kept/reviews';
import { sessions } from './kept/sessions';
import { watching } from './kept/watching';
import { wishes } from './kept/wishes';
import { tickets } from './kept/tickets';

/** All that is kept about people, in the order in which the page tells it. */
export const KEPT: readonly Kept[] = [
  sessions,
  tickets,
  changeSet,
  reviews,
  outbox,
  mails,
  policies,
  watching,
  wishes,
  audit,
  answers,
  logins,
  contacts,
  roles,
  limits,
  demonstration,
];
