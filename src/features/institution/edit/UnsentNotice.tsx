import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { formPlace } from '../../../contracts/domain/draftPlace';
import { draftsOf } from '../../../store/drafts';
import { usePerson } from '../../../store/person';
import { useTypedOver } from '../../../store/useDraft';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';

/** Says that a change could not be sent. It is kept until it is sent or given up (REQUIREMENTS 212). */
export function UnsentNotice() {
  const person = usePerson();
  const unsent = useTypedOver('institution', '');
  const [forgotten, setForgotten] = useState(false);
  if (!person.roles.admin || unsent === undefined || forgotten) return null;
  function forget() {
    draftsOf(person).forget(formPlace('institution', ''));
    setForgotten(true);
  }
  return (
    <Banner
      tone="warning"
      action={
        <>
          <ButtonLink to="/my-idp/edit" look="primary">
            <FormattedMessage id="institution.unsent.continue" />
          </ButtonLink>
          <Button onClick={forget}>
            <FormattedMessage id="institution.unsent.forget" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="institution.unsent" />
    </Banner>
  );
}
