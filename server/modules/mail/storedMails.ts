import type { Selectable } from 'kysely';
import type { KeptMail, MailPage, MailSummary } from '../../../src/contracts/wire/mail';
import type { Queries } from '../../platform/storage/database';
import type { MailTable } from './tables';

const COLUMNS = [
  ...(['id', 'kind', 'state', 'language', 'recipients', 'copies', 'subject'] as const),
  ...(['ticket_key', 'created_at', 'sent_at', 'failure'] as const),
] as const;

type Row = Pick<Selectable<MailTable>, (typeof COLUMNS)[number]>;

function summaryOf(row: Row): MailSummary {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    ...(row.sent_at && { sentAt: row.sent_at.toISOString() }),
    ...(row.failure && { failure: row.failure }),
    ...(row.ticket_key && { jiraKey: row.ticket_key }),
    to: row.recipients,
    cc: row.copies,
    subject: row.subject,
    language: row.language,
  };
}

/** Reads a page of mails, newest first. */
export async function mailPage(
  queries: Queries,
  { startAt, maxResults }: Pick<MailPage, 'startAt' | 'maxResults'>,
): Promise<MailPage> {
  const rows = await queries
    .selectFrom('mail')
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .offset(startAt)
    .limit(maxResults)
    .execute();
  const { total } = await queries
    .selectFrom('mail')
    .select((scope) => scope.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { mails: rows.map(summaryOf), total: Number(total), startAt, maxResults };
}

export async function storedMail(queries: Queries, id: number): Promise<KeptMail | undefined> {
  const row = await queries
    .selectFrom('mail')
    .select([...COLUMNS, 'plain_text'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...summaryOf(row), text: row.plain_text };
}
