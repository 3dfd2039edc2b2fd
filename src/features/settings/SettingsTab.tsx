import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import type { ServiceSubject } from '../../contracts/domain/services/settingKinds';
import '../../i18n/texts/settings';
import { usePerson } from '../../store/person';
import { PagePart } from '../../ui/page/Page';
import { NoSuchPlace } from '../../ui/notices/NoSuchPlace';
import { SideMenu } from '../../ui/page/SideMenu';
import { Skeleton } from '../../ui/page/Skeleton';
import { Split } from '../../ui/page/Split';
import {
  NEW_POLICY,
  parseSettingsPath,
  settingsPath,
  type SettingKey,
  type SettingsAddress,
} from './address';
import { entriesFor, firstEntry } from './entries';
import type { SettingProps } from './settingProps';

export interface SettingsTabProps extends Omit<SettingProps, 'address'> {
  /** The setting for policies, which `app` passes in because it runs the charts. */
  readonly Policies: ComponentType<SettingProps>;
}

const settings: Readonly<Record<ServiceSubject, ComponentType<SettingProps>>> = {
  consent: lazy(async () => ({ default: (await import('./consent/ConsentSetting')).ConsentSetting })),
  strongAuthentication: lazy(async () => ({
    default: (await import('./strongAuthentication/StrongAuthenticationSetting')).StrongAuthenticationSetting,
  })),
  multiFactor: lazy(async () => ({
    default: (await import('./multiFactor/MultiFactorSetting')).MultiFactorSetting,
  })),
};

const titles = {
  consent: 'consent.type',
  policies: 'settings.menu.policies',
  strongAuthentication: 'settings.menu.strongAuthentication',
  multiFactor: 'multiFactor.level',
} as const satisfies Record<SettingKey, string>;

/**
 * Shows the settings of a service, `/apps/42/saml20_sp/settings/…`. An address that names no setting leads to the first
 * one, or back to the service (REQUIREMENTS 162).
 */
export function SettingsTab({ service, name, Policies }: SettingsTabProps) {
  const intl = useIntl();
  const person = usePerson();
  const { pathname, search } = useLocation();
  const entries = entriesFor(person, service);
  const overview = settingsPath(service, { key: 'policies' });
  const policies = useMemo(
    () => ({ key: 'policies', label: <FormattedMessage id={titles.policies} />, to: overview }),
    [overview],
  );
  const address = parseSettingsPath(pathname);
  if (address && (person.roles.guest || person.roles.member)) return <NoSuchPlace />;
  if (!address || !entries.includes(address.key)) {
    const first = firstEntry(person, service);
    const to = first ? settingsPath(service, { key: first }) : `/apps/${service.id}/${service.type}/about`;
    return <Navigate replace to={{ pathname: to, search }} />;
  }
  const above = address.key === 'policies' && address.policy !== undefined ? policies : undefined;
  const Setting = address.key === 'policies' ? Policies : settings[address.key];
  const menu = (
    <SideMenu
      label={intl.formatMessage({ id: 'settings.menu' })}
      items={entries.map((key) => ({
        key,
        to: settingsPath(service, { key }),
        label: <FormattedMessage id={titles[key]} />,
        current: key === address.key,
      }))}
    />
  );
  return (
    <Split side="start" aside={menu}>
      <PagePart title={intl.formatMessage({ id: titleOf(address) })} above={above} />
      <Suspense fallback={<Skeleton rows={6} shape="text" />}>
        <Setting service={service} name={name} address={address} />
      </Suspense>
    </Split>
  );
}

/** Returns the title of a setting. The list of policies, a new policy, a policy and its revisions have different ones. */
function titleOf(address: SettingsAddress) {
  if (address.key !== 'policies' || address.policy === undefined) return titles[address.key];
  if (address.revisions) return 'settings.title.revisions';
  return address.policy === NEW_POLICY ? 'settings.title.newPolicy' : 'settings.title.policy';
}
