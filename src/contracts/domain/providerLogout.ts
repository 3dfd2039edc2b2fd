/** Name in `extensions` of `/users/me` where a logout is to end the provider's session as well. */
export const PROVIDER_LOGOUT_EXTENSION = 'providerLogout';

/** Address of the server that ends both sessions; the page itself goes there. */
export const PROVIDER_LOGOUT_PATH = '/logout';

/** Page where a logout ends; not an address of the server's. */
export const LOGGED_OUT = '/logged-out';
