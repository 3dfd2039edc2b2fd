import { no, notSet, whyNoAnswer, yes, type Check } from '../../platform/check';
import type { Watched } from '../../platform/module';

/** A person that no directory has. */
const NO_ONE = 'idp-dashboard-check';

/** Makes the check of the directory of roles: it asks for the roles of a person who does not exist. */
export function directoryCheck({ config: { roleDirectory: settings }, database }: Watched): Check {
  return {
    subject: 'role directory',
    system: 'directory',
    async ask() {
      if (!settings) return notSet('ROLES_URL is not set, so roles come from the login.');
      const { host } = new URL(settings.source.url);
      const { directoryAt } = await import('./openDirectory');
      const directory = directoryAt(settings);
      const hasCa = settings.source.kind === 'ldap' && settings.source.ca !== undefined;
      // A directory may refuse an institution that it does not know.
      const institution = await database.read
        .selectFrom('institution')
        .select('institution_id as id')
        .where('institution_id', 'is not', null)
        .orderBy('entity_id')
        .limit(1)
        .executeTakeFirst();
      const id = institution?.id ?? NO_ONE;
      const names = [settings.names.owner, settings.names.maintainer];
      try {
        await directory.people(
          id,
          names.map((name) => directory.called(name, id)),
          NO_ONE,
        );
        return yes(`${host} answers.`);
      } catch (error) {
        return no(
          `${host} does not answer as a directory of roles does: ${whyNoAnswer(error)}.`,
          `Check ROLES_URL${hasCa ? ', ROLES_LDAP_CA' : ''}, its account, and the directory.`,
        );
      }
    },
  };
}
