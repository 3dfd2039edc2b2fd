import type { Direction } from '../../changes/changes.module';
import type { TicketRecord, TicketStep } from './ticketRecordSchema';

/** A ticket as the statements of `ticketRecords` read and write it. */
export interface TicketRow {
  readonly number: number;
  readonly key: string;
  readonly type: TicketRecord['type'];
  readonly status: TicketRecord['status'];
  readonly resolution: NonNullable<TicketRecord['resolution']> | null;
  readonly rejected: boolean;
  readonly institution: string;
  readonly service: string | null;
  readonly serviceType: NonNullable<TicketRecord['serviceType']> | null;
  readonly about: Direction | null;
  readonly userName: string;
  readonly userEmail: string | null;
  readonly userUid: string | null;
  readonly emailTo: string;
  readonly body: string;
  readonly personalMessage: string;
  readonly contactEmail: string;
  readonly change: TicketRecord['change'] | null;
  readonly requestedAt: string;
  readonly updatedAt: string;
  readonly steps: readonly Required<TicketStep>[];
}

const LARGEST = 2_000_000_000;

/** Returns the number in a key; 0, which no ticket has, if the number is too large. */
export function numberIn(key: string): number {
  const number = Number(key.slice(key.lastIndexOf('-') + 1));
  return number <= LARGEST ? number : 0;
}

/** Returns the record of a row, without empty values. */
export function asRecord(row: TicketRow): TicketRecord {
  const { number, key, type, status, resolution, rejected, institution, service, serviceType, about } = row;
  const { userName, userEmail, userUid, emailTo, body, personalMessage, contactEmail, change } = row;
  return {
    kind: 'ticket',
    key,
    number,
    type,
    status,
    ...(resolution !== null && { resolution }),
    ...(rejected && { rejected }),
    institution,
    ...(service !== null && { service }),
    ...(serviceType !== null && { serviceType }),
    ...(about !== null && { about }),
    userName,
    ...(userEmail !== null && { userEmail }),
    ...(userUid !== null && { userUid }),
    ...(emailTo !== '' && { emailTo }),
    ...(body !== '' && { body }),
    ...(personalMessage !== '' && { personalMessage }),
    ...(contactEmail !== '' && { contactEmail }),
    ...(change && { change }),
    requestedAt: inUtc(row.requestedAt),
    updatedAt: inUtc(row.updatedAt),
    steps: row.steps.map(({ comment, person, ...step }) => ({
      ...step,
      at: inUtc(step.at),
      ...(person !== '' && { person }),
      ...(comment !== '' && { comment }),
    })),
  };
}

/** Returns the row of a record; missing values are empty. */
export function asRow(record: TicketRecord): TicketRow {
  const { kind: _kind, steps = [], ...values } = record;
  return {
    resolution: null,
    rejected: false,
    service: null,
    serviceType: null,
    about: null,
    userEmail: null,
    userUid: null,
    emailTo: '',
    body: '',
    personalMessage: '',
    contactEmail: '',
    change: null,
    ...values,
    number: values.number ?? numberIn(values.key),
    requestedAt: inUtc(values.requestedAt),
    updatedAt: inUtc(values.updatedAt),
    steps: steps.map((step) => ({ comment: '', person: '', ...step, at: inUtc(step.at) })),
  };
}

function inUtc(moment: string): string {
  return new Date(moment).toISOString();
}
