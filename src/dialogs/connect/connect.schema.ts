import { boolean, object, string, type ObjectSchema } from 'yup';
import '../../i18n/texts/connect';
import type { ConnectDraft } from '../../machines/connect/connect.draft';
import { comments } from '../form/comments';
import type { ConnectionSubject } from '../../machines/connection/connection.subject';

/** HTML's rule for `type=email`, plus a dot in the domain. */
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Rules of the form; its messages are ids. */
export function connectSchema(
  subject: Pick<ConnectionSubject, 'asksContact' | 'agreementRefused'>,
): ObjectSchema<ConnectDraft> {
  const email = string()
    .trim()
    .defined()
    .when('shareNone', {
      is: (shareNone: boolean) => subject.asksContact && !shareNone,
      then: (rule) =>
        rule
          .required('connect.contact.required')
          .max(320, 'connect.contact.invalid')
          .matches(address, 'connect.contact.invalid'),
    });
  return object({
    comments,
    level: string().defined(),
    contactEmail: email,
    shareNone: boolean().required(),
    termsAccepted: boolean().required().isTrue('connect.terms.required'),
    refusalAccepted: subject.agreementRefused
      ? boolean().required().isTrue('connect.refused.required')
      : boolean().required(),
  });
}
