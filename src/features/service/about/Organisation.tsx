import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { FederatedText } from '../../../i18n/FederatedText';

/** Shows who offers the service, in the reader's language or marked as in another one. */
export function Organisation({ service }: { readonly service: ServiceDetail }) {
  return <FederatedText texts={service.organisations} fallback={service.organisation} />;
}
