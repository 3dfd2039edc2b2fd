import { isLoopback } from '../../platform/config/isLoopback';
import { listen } from './listener';
import { startReceiver, type Receiving } from './receiver';

/**
 * Starts to receive F-TICKS from the network, if the settings have an address. Throws Refusal if that is impossible.
 */
export async function startFticks(receiving: Receiving, say: (line: string) => void) {
  const { fticks: config } = receiving.config;
  if (!config) return undefined;
  const receiver = await startReceiver(receiving);
  const listener = await listen(config, receiver).catch(async (error: unknown) => {
    await receiver.stop();
    throw error;
  });
  const place = `${config.host}, port ${listener.port}`;
  say(`F-TICKS are taken at ${place}${config.tls ? ', by TLS' : ''}.`);
  if (!config.tls && !isLoopback(config.host))
    say(`What is sent to ${place} is not encrypted: anyone on the way can read logins and forge them.`);
  return {
    port: listener.port,
    async stop(): Promise<void> {
      await listener.stop();
      await receiver.stop();
    },
  };
}
