import type { Database } from '../../platform/storage/database';
import type { TimeZone } from '../../platform/time/timeZone';
import { NOBODY } from './dayEvents';
import type { Hash } from './hashes';
import { costOf, LoginBuffer } from './loginBuffer';
import type { LoginLine } from './loginLine';
import type { LoginParties } from './loginParties';
import { UnknownEntities, type Unknown } from './unknownEntities';
import { Pace } from './pace';
import { storeLogins } from './storeLogins';

/** Fewest and most logins of one transaction. */
const LOGINS_AT_ONCE = { least: 1_000, most: 4_000 };

export interface Collected {
  /** How many were new. */
  readonly added: number;
  /** How many were there already, or came twice. */
  readonly known: number;
  /** Their logins are not stored. */
  readonly unknownInstitutions: Unknown;
  /** Their logins are stored. */
  readonly unknownServices: Unknown;
}

/** Gathers logins of known institutions, with hashes in place of users, and stores them in portions. */
export class LoginCollector {
  stored = 0;
  private added = 0;
  private readonly institutions = new UnknownEntities();
  private readonly services = new UnknownEntities();
  private readonly buffer = new LoginBuffer();
  private readonly pace = new Pace(LOGINS_AT_ONCE);

  constructor(
    private readonly database: Database,
    private readonly zone: TimeZone,
    private readonly hash: Hash,
    private readonly parties: LoginParties,
  ) {}

  /** How many wait to be stored. */
  get waiting(): number {
    return this.buffer.size;
  }

  async add({ moment, user, service, institution, id }: LoginLine): Promise<void> {
    const { parties } = this;
    if (!parties.knowsInstitution(institution)) {
      this.institutions.add(institution);
      return;
    }
    if (!parties.knowsService(service)) this.services.add(service);
    const at =
      parties.numberOf('login_institution', institution) ??
      (await parties.take('login_institution', institution));
    const to = parties.numberOf('login_service', service) ?? (await parties.take('login_service', service));
    this.buffer.add(at, moment, {
      service: to,
      person: user === undefined ? NOBODY : this.hash(`user\n${institution}\n${user}`),
      id: this.hash(id === undefined ? `login\n${moment}\n${user}\n${service}` : `event\n${id}`),
    });
  }

  /** Stores what has been gathered in portions, between which requests are answered. */
  async flush(onPortion: () => void = () => undefined): Promise<void> {
    for (;;) {
      const days = this.buffer.take(this.pace.atOnce);
      if (days.length === 0) return;
      this.added += await this.pace.piece(costOf(days), () => storeLogins(this.database, this.zone, days));
      this.stored += days.reduce((sum, { logins }) => sum + logins.length, 0);
      onPortion();
    }
  }

  collected(): Collected {
    return {
      added: this.added,
      known: this.stored - this.added,
      unknownInstitutions: this.institutions.counted(),
      unknownServices: this.services.counted(),
    };
  }
}
