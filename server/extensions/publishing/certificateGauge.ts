import type { Watched } from '../../platform/module';
import { reading, type Gauges } from '../../platform/telemetry/readings';

/** Reads how long the certificate of the operator's key is still valid. */
export function certificateGauge({ config }: Pick<Watched, 'config'>): Gauges {
  const { signing } = config.publishing;
  return async (now) =>
    signing
      ? [
          reading(
            'publishCertificateLeft',
            {},
            (Date.parse(signing.certificate.validTo) - now.getTime()) / 1000,
          ),
        ]
      : [];
}
