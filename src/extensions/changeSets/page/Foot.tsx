import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetLoginsPerServiceQuery } from '../../../api/statistics.api';
import { usePerson } from '../../../store/person';
import { useDialogPlace } from '../../../store/useDialogPlace';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { FootBar } from '../../../ui/actions/FootBar';
import '../changes.texts';
import type { GatheredSet } from '../contract/changeSet';
import { contradictoryChanges } from '../contract/contradictoryChanges';
import { groupsOf } from '../grouped';
import { fewestUsers, lastMonthFor } from '../lastMonth';
import { usersOfSet } from '../users';
import { UsersText } from '../UsersText';

interface FootProps {
  readonly set: GatheredSet;
  /** The other buttons. */
  readonly children: ReactNode;
}

/** Says what would be sent and what it does to users, and opens the dialog that sends. */
export function Foot({ set: { lines, sentAs }, children }: FootProps) {
  const person = usePerson();
  const place = useDialogPlace();
  const whyId = useId();
  const [month] = useState(() => lastMonthFor(person, Date.now()));
  const { data } = useGetLoginsPerServiceQuery(month ?? skipToken);
  const ready = lines.filter(({ obstacle }) => obstacle === undefined);
  const contradicts = contradictoryChanges(ready).length > 0;
  const send = <FormattedMessage id="changes.send" />;
  return (
    <FootBar
      text={
        <>
          <p>
            <b>
              <FormattedMessage
                id="changes.summary"
                values={{ count: ready.length, services: groupsOf(ready).length }}
              />
            </b>
            {sentAs === 'ticketEach' && ready.length > 0 && (
              <>
                {' '}
                <FormattedMessage id="changes.ticketEach" />
              </>
            )}
          </p>
          {contradicts ? (
            <p id={whyId} className="small">
              <FormattedMessage id="changes.contradictory.send" />
            </p>
          ) : (
            data && (
              <p className="small">
                <UsersText users={usersOfSet(ready, data, fewestUsers(person))} />
              </p>
            )
          )}
        </>
      }
    >
      {children}
      {contradicts ? (
        <Button look="primary" disabledBy={whyId}>
          {send}
        </Button>
      ) : (
        ready.length > 0 && (
          <ButtonLink look="primary" to={place({ dialog: 'changes' })} keepsPlace>
            {send}
          </ButtonLink>
        )
      )}
    </FootBar>
  );
}
