import { FormattedMessage } from 'react-intl';
import type { Institution } from '../../../contracts/domain/person';
import { selectUnsentChange, unsentForgotten } from '../../../store/change.slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { usePerson } from '../../../store/person';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';

/** Says that a change could not be sent. It is kept until it is sent or given up (REQUIREMENTS 212). */
export function UnsentNotice({ institution }: { readonly institution: Institution }) {
  const dispatch = useAppDispatch();
  const { roles } = usePerson();
  const change = useAppSelector(selectUnsentChange)?.change;
  if (!roles.admin || change?.subject !== 'institution') return null;
  if (change.institution !== institution.entityId) return null;
  return (
    <Banner
      tone="warning"
      action={
        <>
          <ButtonLink to="/my-idp/edit" look="primary">
            <FormattedMessage id="institution.unsent.continue" />
          </ButtonLink>
          <Button onClick={() => dispatch(unsentForgotten())}>
            <FormattedMessage id="institution.unsent.forget" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="institution.unsent" />
    </Banner>
  );
}
