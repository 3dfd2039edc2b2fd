import type { Config } from '../../platform/config/config';
import { nameOf } from '../../platform/text/localise';
import { oneLine } from '../../platform/text/oneLine';
import { sayIn } from '../../platform/text/sentences';
import type { ServiceRow } from '../../modules/catalogue/catalogue.module';
import { institutionName, type LockedInstitution } from '../../modules/federation/federation.module';
import { greetingIn, letterHtml, letterText, type Letter, type Mail } from '../../modules/mail/mail.module';
import type { WishRow } from './wishView';

const NAME_LENGTH = 120;

interface News {
  readonly institution: LockedInstitution;
  readonly service: ServiceRow;
  /** Name of the service that this person has asked for, if the wish is merged with another one. */
  readonly requested: string | undefined;
  /** The administrators' answer, and the name of its author; absent: the service is connected now. */
  readonly answer?: { readonly by: string; readonly declined: boolean; readonly text: string };
}

/** Returns the mail about the outcome of a person's wish, in the language in which they asked. */
export function wishMail(
  config: Config,
  { institution, service, requested, answer }: News,
  { user_name: name, user_mail: address, language }: Pick<WishRow, 'user_name' | 'user_mail' | 'language'>,
): Mail {
  const t = sayIn(language, config.translations);
  const serviceName = oneLine(nameOf(service.document.names, language, service.entity_id), NAME_LENGTH);
  const requestedName = requested === undefined ? serviceName : oneLine(requested, NAME_LENGTH);
  const names = {
    asked: requestedName,
    service: serviceName,
    institution: oneLine(institutionName(institution, language), NAME_LENGTH),
  };
  const letter: Letter = {
    language,
    subject: answer
      ? t('mail.wishAnswer.subject', { service: requestedName })
      : t('mail.wishConnected.subject', { service: serviceName }),
    greeting: greetingIn(t, oneLine(name, NAME_LENGTH)),
    paragraphs: answer
      ? [
          t(answer.declined ? 'mail.wishAnswer.declined' : 'mail.wishAnswer.lead', {
            ...names,
            service: requestedName,
          }),
          ...(requested === undefined ? [] : [t('mail.wishAnswer.together', { service: serviceName })]),
        ]
      : [t(requested === undefined ? 'mail.wishConnected.lead' : 'mail.wishConnected.together', names)],
    ...(answer && {
      quotes: [{ from: t('mail.messageOf', { name: oneLine(answer.by, NAME_LENGTH) }), text: answer.text }],
    }),
    links: [
      {
        label: t('mail.openService'),
        href: `${config.publicUrl}/apps/${service.eid}/${service.entity_type}/about`,
      },
    ],
    facts: [],
    footer: t('mail.footer', { product: config.product.name, federation: config.federation.name }),
  };
  return {
    kind: 'wishAnswer',
    language,
    to: [{ name, address }],
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    institution: institution.entity_id,
  };
}
