/** The way in which calls reach the server. The store passes it to its thunks as the extra argument. */
export interface Network {
  readonly origin: string;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

export const browserNetwork: Network = {
  get origin() {
    return window.location.origin;
  },
  fetch: (address, init) => fetch(address, init),
};
