import type { Institution } from '../../contracts/domain/person/person';
import type { Term } from '../../i18n/terms';

export interface SettingRow {
  readonly key: string;
  /** Message that names the setting. */
  readonly label: string;
  /** Message that explains the setting (REQUIREMENTS 201). */
  readonly tip?: string;
  /** Entry of the glossary that the name uses. */
  readonly term?: Term;
  /** Absent if this server does not send the setting, which then has no badge. */
  readonly on: boolean | undefined;
}

export function settingRows(institution: Institution): SettingRow[] {
  return [
    {
      key: 'edugain',
      label: 'institution.setting.edugain',
      term: 'edugain',
      on: institution.publishedInEdugain,
    },
    {
      key: 'scholarship',
      label: 'institution.setting.scholarship',
      tip: 'institution.setting.scholarship.tip',
      term: 'researchAndScholarship',
      on: institution.connectToRSServicesAutomatically,
    },
    {
      key: 'maintainers',
      label: 'institution.setting.maintainers',
      tip: 'institution.setting.maintainers.tip',
      on: institution.allowMaintainersToManageAuthzRules,
    },
    {
      key: 'contacts',
      label: 'institution.setting.contacts',
      tip: 'institution.setting.contacts.tip',
      on: institution.displayAdminEmailsInDashboard,
    },
    {
      key: 'statistics',
      label: 'institution.setting.statistics',
      tip: 'institution.setting.statistics.tip',
      on: institution.displayStatsInDashboard,
    },
  ];
}
