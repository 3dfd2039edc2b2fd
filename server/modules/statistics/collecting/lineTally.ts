import type { Left, LineRead } from './loginLine';
import { UnknownEntities, type Unknown } from './unknownEntities';

type Lack = 'service' | 'institution' | 'time';

/** Counts of a log's lines, besides logins that count. */
export interface LineCounts {
  readonly left: Readonly<Record<Left, number>>;
  /** Faulty lines, including incomplete ones. */
  readonly bad: number;
  readonly lacking: Readonly<Record<Lack, number>>;
  /** Logins without a user. */
  readonly nameless: number;
  /** Logins without TS, dated by the header. */
  readonly datedByHeader: number;
  readonly otherFederations: Unknown;
}

/** Counts lines by reason. */
export class LineTally {
  private readonly left = { other: 0, failed: 0, federation: 0, roaming: 0 };
  private readonly lacking = { service: 0, institution: 0, time: 0 };
  private readonly federations = new UnknownEntities();
  private bad = 0;
  private nameless = 0;
  private datedByHeader = 0;

  add(read: LineRead): void {
    if ('login' in read) {
      if (read.login.user === undefined) this.nameless += 1;
      if (read.datedByHeader) this.datedByHeader += 1;
    } else if ('left' in read) {
      this.left[read.left] += 1;
      if (read.federation !== undefined) this.federations.add(read.federation);
    } else {
      this.bad += 1;
      if (read.lacks) this.lacking[read.lacks] += 1;
    }
  }

  counted(): LineCounts {
    const { left, bad, lacking, nameless, datedByHeader } = this;
    return {
      left: { ...left },
      bad,
      lacking: { ...lacking },
      nameless,
      datedByHeader,
      otherFederations: this.federations.counted(),
    };
  }
}
