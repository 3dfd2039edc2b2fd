import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { FederatedText } from '../../../i18n/FederatedText';
import { Banner } from '../../../ui/notices/Banner';
import { Split } from '../../../ui/page/Split';
import { AboutAside } from './AboutAside';
import type { SectionId } from '../address';
import { AttributesSummary } from '../AttributesSummary';
import { CategoriesSection } from './CategoriesSection';
import { InstitutionsSection } from './InstitutionsSection';
import { LicenceSection } from './LicenceSection';
import { PublishingSection } from './PublishingSection';
import { TermTip } from '../../../ui/overlays/TermTip';
import styles from './AboutTab.module.css';

interface AboutTabProps {
  readonly service: ServiceDetail;
  readonly name: string;
  /** Section that the address names, which is scrolled into view. */
  readonly section: SectionId | undefined;
}

export function AboutTab({ service, name, section }: AboutTabProps) {
  useEffect(() => {
    if (section) document.getElementById(section)?.scrollIntoView();
  }, [section]);

  return (
    <Split side="end" aside={<AboutAside service={service} />}>
      {service.exampleSingleTenant && (
        <Banner>
          <FormattedMessage id="service.singleTenant" values={{ name }} /> <TermTip term="singleTenant" />
        </Banner>
      )}
      <div className={styles.description}>
        <FederatedText
          texts={service.descriptions}
          fallback={service.description || <FormattedMessage id="service.noDescription" />}
        />
      </div>
      <LicenceSection service={service} />
      <AttributesSummary service={service} name={name} />
      <CategoriesSection categories={[...service.entityCategories, ...service.assurances]} />
      <InstitutionsSection service={service} />
      <PublishingSection entityId={service.entityId} />
    </Split>
  );
}
