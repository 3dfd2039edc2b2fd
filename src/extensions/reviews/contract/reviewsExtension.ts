/** Name in `extensions` of `/users/me` if the server keeps reviews of connected services. */
export const REVIEWS_EXTENSION = 'reviews';
