import { loginStore } from './openLoginStore';
import type { PersonalData, People } from '../../platform/people/personalData';

/** Logins for the statistics: users are hashes under a key, a different hash at each institution. */
const logins: PersonalData = {
  kind: 'logins',
  columns: { login_day: ['events'], login_new: ['events'], login_person: ['days', 'person'] },
  days: ({ retention }) => retention.loginDays,
  endElsewhere: (needs, before, most) => loginStore(needs).end(before, most),
};

/** Personal data in the tables of this module. */
export const people: People = {
  personalData: [logins],
  notPersonal: {
    login_day: ['day', 'institution'],
    login_institution: ['entity_id', 'events_from', 'invented', 'newest', 'newest_nameless', 'number'],
    login_service: ['entity_id', 'number'],
    login_new: ['day', 'institution', 'since'],
    login_person: ['institution', 'year'],
    login_recount: ['institution', 'since', 'turn', 'year'],
    login_stale: ['counted', 'institution', 'version', 'year'],
    login_year: [
      'day_logins',
      'day_users',
      'institution',
      'month_logins',
      'month_users',
      'quarter_users',
      'service',
      'week_logins',
      'week_users',
      'year',
      'year_users',
    ],
  },
};
