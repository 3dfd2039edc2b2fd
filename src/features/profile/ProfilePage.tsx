import { FormattedMessage, useIntl } from 'react-intl';
import { usePerson } from '../../store/person';
import { Empty } from '../../ui/Empty';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { AttributesTable } from './AttributesTable';
import styles from './Profile.module.css';
import { RolesSection } from './RolesSection';

/** `/profile`: what came with the own login, and what one may do here (item 244). */
export function ProfilePage() {
  const intl = useIntl();
  const { attributes } = usePerson();
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
      <Section title={<FormattedMessage id="profile.attributes" />}>
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
    </Page>
  );
}
