import type { ServiceDetail } from '../../contracts/domain/services/service';
import type { SettingsAddress } from './address';

export interface SettingProps {
  readonly service: ServiceDetail;
  /** Name of the service in the language of the page. */
  readonly name: string;
  readonly address: SettingsAddress;
}
