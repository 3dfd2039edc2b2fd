import { REVIEWS_EXTENSION } from './contract/reviewsExtension';
import type { Person } from '../../contracts/domain/person/person';
import { lazyPart, type Extension } from '../../extending/extension';

const reviewsServices = ({ roles }: Person) => roles.admin || roles.viewer;

/** An institution reviews the services that it is connected to (docs/extensions/reviews.md). */
export const reviews: Extension = {
  name: 'reviews',
  needs: REVIEWS_EXTENSION,
  pages: [
    {
      path: '/reviews/:id?',
      mayOpen: reviewsServices,
      name: 'nav.reviews',
      within: '/my-idp',
      load: async () => (await import('./Reviews')).Reviews,
    },
  ],
  todo: {
    kind: 'reviews',
    isFor: reviewsServices,
    Section: lazyPart(async () => (await import('./ReviewsTodo')).ReviewsTodo),
    Count: lazyPart(async () => (await import('./ReviewsCount')).ReviewTaskCount),
  },
  institutionTabs: [
    {
      isFor: reviewsServices,
      messageId: 'nav.reviews',
      to: '/reviews',
      Count: lazyPart(async () => (await import('./ReviewsCount')).ReviewsCount),
    },
  ],
  // The form of a new review begins with the services that are ticked.
  selectionLinks: [{ isFor: ({ roles }) => roles.admin, messageId: 'selection.review', to: '/reviews' }],
};
