import { boolean, object, string, type ObjectSchema } from 'yup';
import { isEmailAddress } from '../../contracts/domain/institution/emailAddress';
import '../../i18n/texts/connect';
import type { ConnectDraft } from '../../machines/connect/connect.draft';
import { comments } from '../form/comments';
import type { ConnectionSubject } from '../../machines/connection/connection.subject';

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
          .test('address', 'connect.contact.invalid', (email) => isEmailAddress(email)),
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
