/** Name in `extensions` of `/users/me` where people can watch services, and are told what is new. */
export const WATCHING_EXTENSION = 'watching';

/** What can be watched: a service, what an institution is connected to, a search of the list, a feed of the federation. */
export const watchKinds = ['service', 'connections', 'search', 'feed'] as const;
export type WatchKind = (typeof watchKinds)[number];

/** What people are told of. */
export const newsKinds = [
  'service.came',
  'service.attributes',
  'service.privacy',
  'policy.changed',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** How often somebody is mailed what is new; `never`: it waits on the page and in the feed. */
export const rhythms = ['daily', 'weekly', 'never'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Most subscriptions of a person. */
export const MOST_SUBSCRIPTIONS = 200;
