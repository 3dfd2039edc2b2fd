import { array, object, string, type ObjectSchema } from 'yup';
import { isContactName } from '../../contracts/domain/institution/contactName';
import { isEmailAddress } from '../../contracts/domain/institution/emailAddress';
import { addressKey } from '../../contracts/domain/invitations/recipients';
import '../../i18n/texts/invitations';
import type { AddedPerson, InviteForm } from './inviteForm';

const longestMessage = 10_000;

const person = object({
  name: string()
    .defined()
    .test('name', 'invite.error.name', (name) => isContactName(name.trim())),
  email: string()
    .defined()
    .test('email', 'invite.error.email', (email) => isEmailAddress(email.trim())),
});

/** Returns the rules of the form; `listed` has the keys of the recipients that can be ticked. */
export function inviteSchema(listed: readonly string[]): ObjectSchema<InviteForm> {
  return object({
    institution: string().required('invite.error.institution'),
    direction: string()
      .oneOf(['connect', 'disconnect'] as const)
      .required(),
    service: string().required('invite.error.service'),
    ticked: array(string().defined())
      .defined()
      .when('additional', {
        is: (additional: readonly AddedPerson[]) => additional.length === 0,
        then: (rule) => rule.min(1, 'invite.error.nobody'),
      }),
    additional: array(person)
      .defined()
      .test('once', (added, { createError }) => {
        const keys = added.map(({ email }) => addressKey(email));
        const place = keys.findIndex(
          (key, index) => key !== '' && (listed.includes(key) || keys.indexOf(key) < index),
        );
        return (
          place < 0 || createError({ path: `additional[${place}].email`, message: 'invite.error.twice' })
        );
      }),
    message: string().defined().max(longestMessage, 'invite.error.long'),
  });
}
