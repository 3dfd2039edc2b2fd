/** Tokens of the provider for reading the claims of a person again. */
export interface Tokens {
  readonly access: string;
  readonly refresh?: string;
}
