import type { DialogAddress } from '../../contracts/domain/dialogAddress';
import type { Person } from '../../contracts/domain/person/person';
import type { Port } from '../../machines/kit/port';
import type { SecondWay } from '../../machines/shared/secondWay';
import type { AppStore } from '../../store/makeStore';

/** The host gives this to a dialog that opens. */
export interface DialogNeeds<Address extends DialogAddress = DialogAddress> {
  readonly store: AppStore;
  readonly person: Person;
  readonly address: Address;
  /** Random, new for each opening. */
  readonly requestId: string;
  /** Returns where the page is: path and query. */
  readonly here: () => Pick<Location, 'pathname' | 'search'>;
  readonly leaveForLogin: Port<{ readonly level: number }, void>;
  /** Absent: the forms of this person have one way out only. */
  readonly secondWay?: SecondWay | undefined;
}
