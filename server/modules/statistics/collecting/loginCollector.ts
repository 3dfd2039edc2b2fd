import { NO_USER } from '../dayEvents';
import type { Hash } from '../hashes';
import { costOf, LoginBuffer } from './loginBuffer';
import type { LoginLine } from './loginLine';
import type { LoginParties } from './loginParties';
import { UnknownEntities, type Unknown } from './unknownEntities';
import { Pace } from './pace';
import type { LoginStore } from '../loginStore';

export interface Collected {
  /** Number of new logins. */
  readonly added: number;
  /** Number of logins that were already stored, or are repeated. */
  readonly known: number;
  /** Their logins are not stored. */
  readonly unknownInstitutions: Unknown;
  /** Their logins are stored. */
  readonly unknownServices: Unknown;
}

/** Collects logins of known institutions, with hashes in place of users, and stores them in portions. */
export class LoginCollector {
  stored = 0;
  private added = 0;
  private readonly institutions = new UnknownEntities();
  private readonly services = new UnknownEntities();
  private readonly buffer = new LoginBuffer();
  private readonly pace: Pace;

  constructor(
    private readonly store: Pick<LoginStore, 'portion' | 'store'>,
    private readonly hash: Hash,
    private readonly parties: LoginParties,
  ) {
    this.pace = new Pace(store.portion);
  }

  /** Number of logins that are not stored yet. */
  get waiting(): number {
    return this.buffer.size;
  }

  add({ moment, user, service, institution, id }: LoginLine): void {
    const { parties } = this;
    if (!parties.knowsInstitution(institution)) {
      this.institutions.add(institution);
      return;
    }
    if (!parties.knowsService(service)) this.services.add(service);
    this.buffer.add(institution, moment, {
      service,
      person: user === undefined ? NO_USER : this.hash(`user\n${institution}\n${user}`),
      id: this.hash(id === undefined ? `login\n${moment}\n${user}\n${service}` : `event\n${id}`),
    });
  }

  /** Stores the collected logins in portions, between which the server answers requests. */
  async flush(onPortion: () => void = () => undefined): Promise<void> {
    for (;;) {
      const days = this.buffer.take(this.pace.atOnce);
      if (days.length === 0) return;
      this.added += await this.pace.piece(costOf(days), () => this.store.store(days));
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
