import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { levelOf } from '../../../contracts/domain/level';
import type { ServiceRef } from '../../../contracts/domain/service';
import type { ConnectionSubject } from '../../../machines/connection/connection.subject';
import { Checklist, type Check } from '../../../ui/Checklist';
import { licenseMessages, wayMessages } from '../connect.messages';
import { LinkBeside } from '../../../ui/LinkBeside';

interface ReadinessProps {
  readonly service: ServiceRef;
  readonly subject: ConnectionSubject;
  readonly institution: string;
}

/** What will happen, what is in order, and what only the institution itself can tell. */
export function Readiness({ service, subject, institution }: ReadinessProps) {
  const { name, organisation, attributes, ownAttributes, ownLevel, wikiUrl } = subject;
  const values = { service: name, organisation: organisation || name, institution };
  const page = `/apps/${service.id}/${service.type}`;
  const text = (id: string, more = {}) => <FormattedMessage id={id} values={{ ...values, ...more }} />;
  const link = (href: string, id: string) => <LinkBeside href={href}>{text(id)}</LinkBeside>;
  const check = (
    key: string,
    kind: Check['kind'],
    title: ReactNode,
    sub: ReactNode,
    to?: ReactNode,
  ): Check => ({
    key,
    kind,
    title,
    text: sub,
    ...(to !== undefined && { link: to }),
  });
  const way = wayMessages[subject.way];
  const license = licenseMessages[subject.license];
  const contacts = subject.asksContact ? 'connect.way.contacts.text' : way.text;

  const checks: Check[] = [
    check('way', way.kind, text(way.title), text(contacts)),
    ownLevel
      ? check(
          'level',
          'ok',
          text('connect.check.ownLevel', { level: levelOf(ownLevel)?.rank ?? ownLevel }),
          text('connect.check.ownLevel.text'),
        )
      : check('level', 'ok', text('connect.check.noLevel'), text('connect.check.noLevel.text')),
    check(
      'attributes',
      attributes === 'all' ? 'look' : 'ok',
      attributes === 'all'
        ? text('connect.check.allAttributes')
        : text('connect.check.attributes', { count: attributes }),
      attributes === 'all'
        ? text('connect.check.allAttributes.text')
        : text('connect.check.ownAttributes', { count: ownAttributes }),
      link(`${page}/attribute_policy`, 'connect.link.attributes'),
    ),
    check(
      'license',
      license.kind,
      text(license.title),
      text(license.text),
      link(`${page}/license_data`, 'connect.link.license'),
    ),
  ];
  if (subject.agreementRefused)
    checks.push(
      check('agreement', 'stop', text('connect.check.refused'), text('connect.check.refused.text')),
    );
  checks.push(
    check(
      'processing',
      'look',
      text('connect.check.processing'),
      text('connect.check.processing.text'),
      subject.hasPrivacyInfo ? link(`${page}/privacy`, 'connect.link.privacy') : undefined,
    ),
  );
  if (subject.policyRequired)
    checks.push(check('policy', 'look', text('connect.check.policy'), text('connect.check.policy.text')));
  if (wikiUrl)
    checks.push(
      check(
        'wiki',
        'look',
        text('connect.check.wiki'),
        text('connect.check.wiki.text'),
        link(wikiUrl, 'connect.link.wiki'),
      ),
    );
  return <Checklist checks={checks} />;
}
