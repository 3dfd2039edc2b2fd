import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { Banner } from '../../../ui/notices/Banner';
import { Section } from '../../../ui/page/Section';
import { Skeleton } from '../../../ui/page/Skeleton';
import type { SectionId } from '../address';
import { PrivacySection } from '../about/PrivacySection';
import { releaseOf } from '../about/release';
import { SubjectIdText } from '../about/SubjectIdText';
import { AttributesTable } from './AttributesTable';
import { TermTip } from '../../../ui/overlays/TermTip';
import styles from './AttributesTab.module.css';

const Notes = lazy(async () => ({ default: (await import('../../../ui/texts/SafeMarkdown')).SafeMarkdown }));

interface AttributesTabProps {
  readonly service: ServiceDetail;
  readonly name: string;
  /** Section that the address names, which is scrolled into view. */
  readonly section: SectionId | undefined;
}

const sentences = {
  everything: 'service.attributes.everything',
  nothing: 'service.attributes.nothing',
  some: 'attributes.some',
} as const;

/** Returns the message about how the federation adapts attributes. There may be notes although nothing is adapted now. */
function adaptationIn({ manipulation, manipulationNotes }: ServiceDetail): string | undefined {
  if (manipulation) return manipulationNotes ? 'attributes.manipulatedAs' : 'service.attributes.manipulated';
  return manipulationNotes ? 'attributes.noted' : undefined;
}

/**
 * Shows what the service receives about a person who logs in, and what its provider says about privacy (REQUIREMENTS
 * 121–133).
 */
export function AttributesTab({ service, name, section }: AttributesTabProps) {
  const { kind, attributes, required, persistentId } = releaseOf(service);
  const { manipulation, manipulationNotes } = service;
  const adapted = adaptationIn(service);
  useEffect(() => {
    if (section) document.getElementById(section)?.scrollIntoView();
  }, [section]);
  return (
    <>
      <Section
        id="attribute_policy"
        title={<FormattedMessage id="service.attributes" />}
        tip={<TermTip term="attributeReleasePolicy" />}
      >
        <p className={styles.note}>
          <FormattedMessage id={sentences[kind]} values={{ name, count: attributes.length }} />{' '}
          {required !== undefined && (
            <>
              <FormattedMessage id="service.attributes.required" values={{ count: required }} />{' '}
            </>
          )}
          {persistentId && (
            <>
              <FormattedMessage id="service.attributes.identifier" /> <TermTip term="identifier" />{' '}
            </>
          )}
          <SubjectIdText requirement={service.subjectId} />
        </p>
        {(attributes.length > 0 || persistentId) && <AttributesTable service={service} />}
        {adapted && (
          <Banner tone={manipulation ? 'warning' : 'info'}>
            <p>
              <FormattedMessage id={adapted} /> <TermTip term="attributeManipulation" />
            </p>
            {manipulationNotes && (
              <Suspense fallback={<Skeleton rows={2} shape="text" />}>
                <div className={styles.notes}>
                  <Notes text={manipulationNotes} />
                </div>
              </Suspense>
            )}
          </Banner>
        )}
      </Section>
      <PrivacySection service={service} name={name} />
    </>
  );
}
