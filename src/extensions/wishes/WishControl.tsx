import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useGetOwnWishesQuery } from './wishes.api';
import { stateSubject, wishMarks, wishStates } from './wishMessages';
import type { Slots } from '../../extending/extension';
import { useDialogPlace } from '../../store/useDialogPlace';
import { Button } from '../../ui/actions/Button';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Quote } from '../../ui/texts/Quote';
import { Reason } from '../../ui/notices/Reason';
import { Status } from '../../ui/marks/Status';

/** Lets somebody ask for the service who may not connect it, or shows what became of that (REQUIREMENTS 435, 442). */
export function WishControl({ service, brief }: Slots['mayNotConnect']) {
  const placeOf = useDialogPlace();
  const { data, isLoading } = useGetOwnWishesQuery();
  const wish = data?.find((one) => one.service === service.entityId && one.serviceType === service.type);
  if (isLoading)
    return (
      <Button small={brief} look="primary" busy>
        <FormattedMessage id="wishes.ask" />
      </Button>
    );
  const to = placeOf({ dialog: 'ask', service });
  if (!wish)
    return (
      <>
        <ButtonLink small={brief} look="primary" keepsPlace to={to}>
          <FormattedMessage id="wishes.ask" />
        </ButtonLink>
        {!brief && (
          <Reason>
            <FormattedMessage id="wishes.ask.reason" />
          </Reason>
        )}
      </>
    );
  if (brief)
    return (
      <ButtonLink small keepsPlace to={to}>
        <FormattedMessage id="wishes.change" />
      </ButtonLink>
    );
  return (
    <>
      <Status kind={wishMarks[wish.state]}>
        {stateSubject(wish) ?? <FormattedMessage id="wishes.yours" />}:{' '}
        <FormattedMessage id={wishStates[wish.state]} />
      </Status>
      {wish.together && (
        <Reason>
          <FormattedMessage
            id="wishes.own.together"
            values={{
              asked: service.name,
              service: wish.together.serviceName ?? wish.together.service,
            }}
          />
        </Reason>
      )}
      {wish.answer && (
        <Quote by={<FormattedMessage id="wishes.answerFrom" values={{ name: wish.answer.by }} />}>
          {wish.answer.text}
        </Quote>
      )}
      <ButtonLink keepsPlace to={to}>
        <FormattedMessage id="wishes.change" />
      </ButtonLink>
      <Link to="/wishes">
        <FormattedMessage id="wishes.all" />
      </Link>
    </>
  );
}
