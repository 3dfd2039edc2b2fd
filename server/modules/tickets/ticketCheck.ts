import { no, notSet, yes, type Check } from '../../platform/check';
import type { Watched } from '../../platform/module';
import { RemoteFailure } from './remote/remoteFailure';

/** Makes the check of an external ticket system, which compares it with the settings as a start does. */
export function ticketCheck({ config: { ticketsElsewhere: system }, tickets }: Watched): Check {
  return {
    subject: 'ticket system',
    async ask() {
      const elsewhere = tickets?.elsewhere;
      if (!system || !elsewhere) return notSet('Tickets are kept here.');
      const { name, setting, settings } = system;
      try {
        const faults = await elsewhere.faults();
        if (faults.length === 0) return yes(`The ${name} server at ${settings.url} is as the settings say.`);
        return no(
          `The ${name} server at ${settings.url} is not as the settings say: ${faults.join(' ')}`,
          'Correct the settings, or the server.',
        );
      } catch (error) {
        if (!(error instanceof RemoteFailure)) throw error;
        return no(
          `The ${name} server at ${settings.url} does not answer: ${error.reason}.`,
          `Check ${setting} and its account.`,
        );
      }
    },
  };
}
