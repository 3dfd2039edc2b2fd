import { FormattedMessage, useIntl } from 'react-intl';
import { loginAttributes } from '../../contracts/domain/attributes/loginAttributes';
import { SESSIONS_EXTENSION } from '../../contracts/domain/person/ownSession';
import '../../i18n/texts/profile';
import { usePerson } from '../../store/person';
import { Empty } from '../../ui/notices/Empty';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { AttributesTable } from './AttributesTable';
import { RolesSection } from './RolesSection';
import { SessionsSection, type OtherLoginsActor } from './SessionsSection';
import { TermTip } from '../../ui/overlays/TermTip';
import styles from './Profile.module.css';

interface ProfilePageProps {
  readonly otherLogins: OtherLoginsActor | undefined;
}

/** Shows the page `/profile`: the person's roles, the attributes of their login (REQUIREMENTS 244), and their sessions. */
export function ProfilePage({ otherLogins }: ProfilePageProps) {
  const intl = useIntl();
  const person = usePerson();
  const { installation } = person;
  const attributes = loginAttributes(person);
  return (
    <Page
      title={intl.formatMessage({ id: 'profile.title' })}
      lede={<FormattedMessage id="profile.lede" />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'profile', label: <FormattedMessage id="profile.title" /> },
      ]}
    >
      <RolesSection />
      <Section title={<FormattedMessage id="profile.attributes" />} tip={<TermTip term="attribute" />}>
        {Object.keys(attributes).length > 0 ? (
          <>
            <p className={styles.note}>
              <FormattedMessage id="profile.attributes.note" />
            </p>
            <AttributesTable attributes={attributes} />
          </>
        ) : (
          <Empty title={<FormattedMessage id="profile.empty.title" />}>
            <FormattedMessage id="profile.empty.text" />
          </Empty>
        )}
      </Section>
      {installation.extensions.includes(SESSIONS_EXTENSION) && <SessionsSection actor={otherLogins} />}
    </Page>
  );
}
