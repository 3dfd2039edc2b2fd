/** What the provider gives to read the claims of a person again. */
export interface Tokens {
  readonly access: string;
  readonly refresh?: string;
}
