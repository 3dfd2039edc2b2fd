import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they were sent, without dot-stuffing. */
  readonly data: string;
}

export interface SmtpSink {
  readonly url: string;
  readonly delivered: Delivered[];
  /** Answers a command (`RCPT TO:<a@b.example>`); undefined gives the usual answer. */
  answer: (command: string) => string | undefined;
  close(): Promise<void>;
}

/** Starts a mail server that takes every mail and sends none on. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const delivered: Delivered[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, (command) => sink.answer(command), delivered);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    answer: () => undefined,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
  return sink;
}

function converse(
  socket: Socket,
  answer: (command: string) => string | undefined,
  delivered: Delivered[],
): void {
  let rest = '';
  let data: string[] | undefined;
  let from = '';
  let to: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);

  function take(line: string): void {
    if (data) {
      if (line !== '.') {
        data.push(line.replace(/^\.\./, '.'));
        return;
      }
      const refusal = answer('.');
      if (!refusal) delivered.push({ from, to, data: data.join('\r\n') });
      [data, to] = [undefined, []];
      say(refusal ?? '250 taken');
      return;
    }
    const other = answer(line);
    if (other) say(other);
    else if (line.startsWith('MAIL')) say(`250 ${(from = /<(.*?)>/.exec(line)?.[1] ?? '')}`);
    else if (line.startsWith('RCPT')) say(`250 ${to.push(/<(.*?)>/.exec(line)?.[1] ?? '')}`);
    else if (line === 'DATA') {
      data = [];
      say('354 go on');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else say('250 sink');
  }

  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  });
  say('220 sink');
}
