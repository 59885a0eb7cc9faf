import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, as received. */
  data: string;
}

/** A minimal SMTP server that accepts every mail, or answers as told. */
export interface TestMailServer {
  url: string;
  mails: ReceivedMail[];
  /** The reply to each mail, such as `451 Later`; null to accept. */
  refusal: string | null;
  /** Called with each accepted mail, before the answer. */
  onMail: (mail: ReceivedMail) => void | Promise<void>;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<TestMailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, mailServer);
  });
  const mailServer: TestMailServer = {
    url: '',
    mails: [],
    refusal: null,
    onMail: () => undefined,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mailServer.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return mailServer;
}

const addressIn = (line: string) => /<(.*?)>/.exec(line)?.[1] ?? '';

/** One SMTP session (RFC 5321), reduced to what a mail needs. */
function converse(socket: Socket, server: TestMailServer): void {
  let received = '';
  let isData = false;
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  const say = (line: string) => socket.write(`${line}\r\n`);

  async function endOfMail(data: string): Promise<void> {
    isData = false;
    if (server.refusal !== null) return void say(server.refusal);
    const taken = { ...mail, data };
    server.mails.push(taken);
    await server.onMail(taken);
    say('250 Taken');
  }

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') mail = { from: addressIn(line), to: [], data: '' };
    if (verb === 'RCPT') mail.to.push(addressIn(line));
    if (verb === 'DATA') isData = true;
    if (verb === 'DATA') return void say('354 Go on');
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
    say('250 Fine');
  }

  say('220 test');
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    received += chunk;
    for (;;) {
      const end = received.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = received.slice(0, end);
      received = received.slice(end + (isData ? 5 : 2));
      if (isData) void endOfMail(part);
      else command(part);
    }
  });
}
