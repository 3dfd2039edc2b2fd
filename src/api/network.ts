/** How calls reach the server; the store has it as the extra argument of its thunks. */
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
