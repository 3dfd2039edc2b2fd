/** Name in `extensions` of `/users/me` if a logout also ends the provider's session. */
export const PROVIDER_LOGOUT_EXTENSION = 'providerLogout';

/** Address on the server that ends both sessions; the page itself navigates there. */
export const PROVIDER_LOGOUT_PATH = '/logout';

/** Page after a logout; it is not an address of the server. */
export const LOGGED_OUT = '/logged-out';
