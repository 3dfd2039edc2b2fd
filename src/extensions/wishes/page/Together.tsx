import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../../contracts/domain/failure';
import type { NamedService, WishGroup } from '../contract/wishes.wire';
import { Button } from '../../../ui/actions/Button';
import { Disclosure } from '../../../ui/page/Disclosure';
import { FailureText } from '../../../ui/notices/FailureText';
import { PickOne } from '../../../ui/fields/PickOne';
import { Reason } from '../../../ui/notices/Reason';
import { type Merging, nameIn } from './useMerging';
import styles from './Wishes.module.css';

interface TogetherProps {
  readonly group: WishGroup;
  readonly merging: Merging;
}

/** Names the services whose wishes are joined with these, and lets an administrator separate them. */
export function TakenTogether({ group, merging }: TogetherProps) {
  if (group.together.length === 0) return null;
  return (
    <ul className={styles.together}>
      {group.together.map((other) => (
        <li key={keyOf(other)}>
          <FormattedMessage id="wishes.together" values={{ service: nameIn(other) }} />
          <Button small busy={merging.isOnItsWay(other)} onClick={() => merging.merge(other, group)}>
            <FormattedMessage id="wishes.takeApart" />
            <span className="visually-hidden">: {nameIn(other)}</span>
          </Button>
          <NotDone failure={merging.failed(other)} />
        </li>
      ))}
    </ul>
  );
}

/** Lets an administrator join these wishes with those for another wished service. */
export function TakeTogether({ group, merging }: TogetherProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState('');
  const choices = merging.choices(group);
  const into = choices.find((other) => keyOf(other) === chosen);
  if (choices.length === 0) return null;
  return (
    <Disclosure
      label={
        <>
          <FormattedMessage id="wishes.takeTogether" />
          <span className="visually-hidden">: {nameIn(group)}</span>
        </>
      }
    >
      <div className={styles.choice}>
        <PickOne
          label={<FormattedMessage id="wishes.takeTogether.with" />}
          placeholder={intl.formatMessage({ id: 'wishes.takeTogether.choose' })}
          options={choices.map((other) => ({ value: keyOf(other), label: nameIn(other) }))}
          value={into ? chosen : ''}
          onChange={setChosen}
          onClear={into && (() => setChosen(''))}
        />
        <p className="muted">
          <FormattedMessage id="wishes.takeTogether.text" />
        </p>
        <Button
          small
          busy={merging.isOnItsWay(group)}
          disabledReason={!into && <FormattedMessage id="wishes.takeTogether.missing" />}
          onClick={() => into && merging.merge(group, group, into)}
        >
          <FormattedMessage id="wishes.takeTogether.send" />
        </Button>
        <NotDone failure={merging.failed(group)} />
      </div>
    </Disclosure>
  );
}

function NotDone({ failure }: { readonly failure: Failure | undefined }) {
  if (!failure) return null;
  return (
    <Reason>
      {failure.kind === 'collision' ? (
        <FormattedMessage id="wishes.changed" />
      ) : (
        <FailureText failure={failure} />
      )}
    </Reason>
  );
}

function keyOf({ service, serviceType }: NamedService): string {
  return `${serviceType} ${service}`;
}
