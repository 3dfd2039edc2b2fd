import { no, notSet, yes, type Check } from '../../platform/check';
import type { Watched } from '../../platform/module';
import { SignatureRefused, type Verify } from '../../modules/metadata/metadata.module';
import { singleEntities } from './feeds/singleEntities';
import { openSigning } from './keys/openSigning';

const DAY_MS = 86_400_000;
/** As many days as the alert `DashboardPublishCertificateEnds` gives notice. */
const FEW_DAYS = 30;

/** Makes the checks of the key that signs metadata: the end of its certificate, and a document that it signs. */
export function publishingChecks({ config, database, now }: Watched, verify: Verify): Check[] {
  const signing = openSigning({ config, now });
  return [
    {
      subject: 'publishing key',
      async ask() {
        if (!signing) return notSet('PUBLISH_KEY is not set, so no metadata is published.');
        const { certificate } = await signing();
        const days = Math.floor((Date.parse(certificate.validTo) - now().getTime()) / DAY_MS);
        const remedy = 'Change over to a new key (docs/extensions/publishing.md).';
        if (days < 0) return no(`Its certificate ended ${-days} days ago.`, remedy);
        const text = `Its certificate ends in ${days} days.`;
        return days < FEW_DAYS ? no(text, remedy) : yes(text);
      },
    },
    {
      subject: 'published metadata',
      async ask() {
        if (!signing) return notSet('PUBLISH_KEY is not set, so no metadata is published.');
        const entity = await database.read
          .selectFrom('entity_metadata')
          .select(['entity_id as entityId', 'hash'])
          .orderBy('entity_id')
          .limit(1)
          .executeTakeFirst();
        if (!entity) return notSet('There is no metadata to publish yet.');
        const key = await signing();
        const { pieces } = await singleEntities({ config, database, now })(entity, key).document();
        try {
          await verify(
            new Uint8Array(Buffer.concat(pieces.map(({ plain }) => plain))),
            key.certificate.toString(),
          );
          return yes(`The signature on ${entity.entityId} holds.`);
        } catch (error) {
          if (!(error instanceof SignatureRefused)) throw error;
          return no(
            `The signature on ${entity.entityId} does not hold: ${error.reason}.`,
            'Check PUBLISH_KEY and PUBLISH_CERTIFICATE.',
          );
        }
      },
    },
  ];
}
