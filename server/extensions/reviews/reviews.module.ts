import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { access } from './access';
import { reviewsRoutes } from './reviews.routes';
import './tables';
import { REVIEWS_EXTENSION } from '../../../src/extensions/reviews/contract/reviewsExtension';
import { startReminders } from './reminders';
import { people } from './personalData';

/** People review the connections of an institution, each their own (decision 41). */
export const reviews: Module<AccessRule> = {
  name: 'reviews',
  needs: ['changeSets'],
  routes: [reviewsRoutes],
  access,
  start: startReminders,
  extensions: () => [REVIEWS_EXTENSION],
  people,
};
