import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ServiceSubject } from '../../contracts/domain/tickets/change';
import { rankOfChange } from '../../contracts/domain/tickets/change';
import { needsStepUp } from '../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../contracts/domain/services/service';
import type { Term } from '../../i18n/terms';
import '../../i18n/texts/settings';
import { usePerson } from '../../store/person';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { KeyValue, type KeyValueItem } from '../../ui/lists/KeyValue';
import { Reason } from '../../ui/notices/Reason';
import { Section } from '../../ui/page/Section';
import { Skeleton } from '../../ui/page/Skeleton';
import { changeDialog } from './changeDialog';
import { PendingNotice } from './PendingNotice';
import { usePendingChange } from './usePendingChange';
import { TermTip } from '../../ui/overlays/TermTip';
import styles from './ChangeSetting.module.css';

interface ChangeSettingProps {
  readonly subject: ServiceSubject;
  readonly service: ServiceDetail;
  readonly title: ReactNode;
  /** Entry of the glossary that a mark beside the title explains. */
  readonly term: Term;
  readonly intro: ReactNode;
  /** The value that is set now, in words. */
  readonly current: ReactNode;
  /** Other values that are set now; shown where the form is not. */
  readonly facts?: readonly KeyValueItem[];
  /** Return the name of a field and the meaning of its value, for a change that is pending. */
  readonly termOf: (field: string) => ReactNode;
  readonly valueOf: (field: string, value: string) => ReactNode;
  /** Says why no one at this institution can change the setting. */
  readonly lockReason?: ReactNode;
  /** The form, shown only to those who can use it now. */
  readonly children: ReactNode;
}

/**
 * Shows a setting that only the desk can change: the form to those who may ask; to others the present values, the
 * reason, and what they can do (REQUIREMENTS 166, 173, 174).
 */
export function ChangeSetting(props: ChangeSettingProps) {
  const {
    subject,
    service,
    title,
    term,
    intro,
    current,
    facts = [],
    termOf,
    valueOf,
    lockReason,
    children,
  } = props;
  const person = usePerson();
  const { pending, loading } = usePendingChange(subject, service.entityId);
  const level = rankOfChange(subject, person.installation.ladder);
  const tooLow = needsStepUp(person, level);
  const closed = Boolean(lockReason) || !person.roles.admin || pending !== undefined || tooLow;
  const tip = (
    <>
      <TermTip term={term} />
      <p className={styles.now}>
        <FormattedMessage id="settings.now" values={{ value: <b>{current}</b> }} />
      </p>
    </>
  );
  return (
    <Section title={title} tip={tip}>
      <div className={styles.setting}>
        {pending && <PendingNotice change={pending} termOf={termOf} valueOf={valueOf} />}
        {closed ? (
          facts.length > 0 && <KeyValue items={facts} />
        ) : loading ? (
          <Skeleton rows={4} shape="text" />
        ) : (
          children
        )}
        {closed && !pending && (
          <WayOn
            lockReason={lockReason}
            admin={person.roles.admin}
            level={level}
            to={changeDialog(subject, service)}
          />
        )}
        {(closed || !loading) && <div className={styles.intro}>{intro}</div>}
      </div>
    </Section>
  );
}

interface WayOnProps {
  readonly lockReason: ReactNode;
  readonly admin: boolean;
  readonly level: number;
  readonly to: { readonly search: string };
}

function WayOn({ lockReason, admin, level, to }: WayOnProps) {
  if (lockReason) return <Reason>{lockReason}</Reason>;
  if (!admin) {
    return (
      <Reason>
        <FormattedMessage id="settings.change.onlyAdmin" />
      </Reason>
    );
  }
  return (
    <>
      <Reason>
        <FormattedMessage id="settings.change.level" values={{ level }} />
      </Reason>
      <p>
        <ButtonLink to={to} keepsPlace look="primary">
          <FormattedMessage id="settings.change.request" />
        </ButtonLink>
      </p>
    </>
  );
}
