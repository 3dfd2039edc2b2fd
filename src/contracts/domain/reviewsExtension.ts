/** Name in `extensions` of `/users/me` where the server keeps reviews of connected services. */
export const REVIEWS_EXTENSION = 'reviews';
