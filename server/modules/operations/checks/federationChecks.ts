import { no, notSet, yes, type Check } from '../../../platform/check';
import type { Watched } from '../../../platform/module';

const DEMONSTRATION = 'Demo Federation';

/** Makes the checks of how the installation calls itself, and where it sends people who need help. */
export function federationChecks({ config: { federation, mode } }: Watched): Check[] {
  const { name, supportEmail } = federation;
  return [
    {
      subject: 'federation name',
      ask: async () =>
        mode === 'production' && name === DEMONSTRATION
          ? no(`Pages call the federation ${name}.`, 'Set FEDERATION_NAME.')
          : yes(name),
    },
    {
      subject: 'support address',
      ask: async () =>
        supportEmail === undefined
          ? notSet('SUPPORT_EMAIL is not set, so pages have no address for people who need help.')
          : yes(supportEmail),
    },
  ];
}
