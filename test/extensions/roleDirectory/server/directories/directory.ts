/** A directory of roles for the tests, of any kind. */
export interface TestDirectory {
  /** The dashboard's settings for it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Its name for super users. */
  readonly superUsers: string;
  /** Keeps these people and no others, each with the roles by institution id. */
  keep(people: readonly StoredPerson[]): Promise<void>;
  /** Number of requests to it. */
  requestCount(): Promise<number>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops and removes it. */
  close(): Promise<void>;
}

export interface StoredPerson {
  readonly uid: string;
  readonly firstName: string;
  readonly surname: string;
  readonly email: string;
  readonly institutionId: string;
  readonly roles: readonly ('owner' | 'maintainer' | 'superUser')[];
}

/** An owner of an institution. */
export const ann: StoredPerson = {
  uid: 'ann',
  firstName: 'Ann',
  surname: 'Bee',
  email: 'ann@north.example',
  institutionId: 'north.example',
  roles: ['owner'],
};
