import type { Config } from '../../platform/config/config';
import { nameOf } from '../../platform/text/localise';
import { oneLine } from '../../platform/text/oneLine';
import { sayIn } from '../../platform/text/sentences';
import type { ServiceRow } from '../catalogue/catalogue.module';
import { institutionName, type LockedInstitution } from '../federation/federation.module';
import { greetingIn, letterHtml, letterText, type Letter, type Mail } from '../mail/mail.module';
import type { WishRow } from './wishView';

const NAME_LENGTH = 120;

interface Answered {
  readonly institution: LockedInstitution;
  readonly service: ServiceRow;
  /** Name of the service that this person has asked for, where it is taken together with another one. */
  readonly asked: string | undefined;
  /** Name of the administrator. */
  readonly by: string;
  readonly declined: boolean;
  readonly text: string;
}

/** Returns the mail that tells somebody what their administrators say to their wish, in the language in which they asked. */
export function answerMail(
  config: Config,
  { institution, service, asked, by, declined, text }: Answered,
  { user_name: name, user_mail: address, language }: Pick<WishRow, 'user_name' | 'user_mail' | 'language'>,
): Mail {
  const t = sayIn(language, config.translations);
  const serviceName = oneLine(nameOf(service.document.names, language, service.entity_id), NAME_LENGTH);
  const askedName = asked === undefined ? serviceName : oneLine(asked, NAME_LENGTH);
  const administrator = oneLine(by, NAME_LENGTH);
  const letter: Letter = {
    language,
    subject: t('mail.wishAnswer.subject', { service: askedName }),
    greeting: greetingIn(t, oneLine(name, NAME_LENGTH)),
    paragraphs: [
      t(declined ? 'mail.wishAnswer.declined' : 'mail.wishAnswer.lead', {
        service: askedName,
        institution: oneLine(institutionName(institution, language), NAME_LENGTH),
      }),
      ...(asked === undefined ? [] : [t('mail.wishAnswer.together', { service: serviceName })]),
    ],
    quotes: [{ from: t('mail.messageOf', { name: administrator }), text }],
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
