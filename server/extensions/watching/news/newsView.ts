import type { CertificateNews, LoginsNews } from '../../../../src/contracts/wire/news';
import type { FactPart, NewsItem } from '../../../../src/extensions/watching/contract/watching.wire';
import { nameOf } from '../../../platform/text/localise';
import type { ServiceRow } from '../../../modules/catalogue/catalogue.module';
import { isAboutService, type News, type ServiceNews } from './findNews';
import type { CertificateFacts } from '../tables';

/** Returns the name of a service for people. */
export function serviceOf(
  row: Pick<ServiceRow, 'eid' | 'entity_type' | 'entity_id' | 'document'>,
  language: string,
): NonNullable<NewsItem['service']> {
  return {
    id: row.eid,
    type: row.entity_type,
    entityId: row.entity_id,
    name: nameOf(row.document.names, language, row.entity_id),
  };
}

/** Returns news as the wire has it. */
export function newsView(news: News, institution: string, language: string): NewsItem {
  const { kind, at } = news;
  const item = { number: Number(news.number), at: at.toISOString(), institution };
  if ('policy' in news) return { ...item, kind, policy: news.policy };
  if (!isAboutService(news)) return { ...item, kind, review: news.review };
  const service = serviceOf(news.service, language);
  switch (news.kind) {
    case 'newService':
      return { ...item, kind, service };
    case 'loginsStopped':
    case 'loginsDoubled':
      return { ...item, kind, service, logins: news.facts as LoginsNews };
    case 'certificateEnds':
      return { ...item, kind, service, certificate: certificateOf(news.facts as CertificateFacts) };
    case 'attributesChanged':
    case 'privacyChanged':
      return { ...item, kind, service, ...changeOf(news) };
  }
}

const certificateOf = ({ ends, uses }: CertificateFacts): CertificateNews => ({ ends, uses });

function changeOf(news: ServiceNews): Pick<NewsItem, 'was' | 'is'> {
  const [was, is] = [partsOf(news, news.before), partsOf(news, news.after)];
  return { ...(was && { was }), ...(is && { is }) };
}

/** A missing list of attributes means everything; a missing privacy statement means that there is none. */
function partsOf({ kind }: ServiceNews, fact: ServiceNews['before']): FactPart[] | undefined {
  if (!fact) return kind === 'attributesChanged' ? undefined : [];
  return Object.entries(fact)
    .map(([name, values]) => ({ name, values: [values].flat() }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
