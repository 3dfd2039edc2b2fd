import { FormattedMessage } from 'react-intl';
import type { AuditEntry } from '../../contracts/wire/audit';
import { BeforeAfter } from '../../ui/lists/BeforeAfter';
import { Disclosure } from '../../ui/page/Disclosure';
import { KeyValue } from '../../ui/lists/KeyValue';
import styles from './Trail.module.css';

/** Shows the details of an entry: the values before and after, by their names in the API, and the origin. */
export function EntryDetails({ entry }: { readonly entry: AuditEntry }) {
  const { before = {}, after = {}, actor, object, requestId, number } = entry;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const facts = [
    ['object', object.id],
    ['subject', actor.subject],
    ['issuer', actor.issuer],
    ['actingFor', actor.actingFor],
    ['address', actor.address],
    ['request', requestId],
    ['number', number],
  ] as const;
  return (
    <Disclosure
      label={
        <>
          <FormattedMessage id="audit.details" />
          <span className="visually-hidden"> {object.name ?? object.id}</span>
        </>
      }
    >
      <div className={styles.details}>
        {names.length > 0 && (
          <BeforeAfter
            caption={<FormattedMessage id="audit.changes" />}
            rows={names.map((name) => ({
              key: name,
              name: <code>{name}</code>,
              before: written(before[name]),
              after: written(after[name]),
            }))}
          />
        )}
        <KeyValue
          narrow
          items={facts.flatMap(([key, value]) =>
            value === undefined
              ? []
              : [
                  {
                    key,
                    term: <FormattedMessage id={factMessages[key]} />,
                    value: <span className={styles.value}>{value}</span>,
                  },
                ],
          )}
        />
      </div>
    </Disclosure>
  );
}

const factMessages = {
  object: 'audit.fact.object',
  subject: 'audit.fact.subject',
  issuer: 'audit.fact.issuer',
  actingFor: 'audit.fact.actingFor',
  address: 'audit.fact.address',
  request: 'audit.fact.request',
  number: 'audit.fact.number',
} as const;

function written(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
