import { once } from 'node:events'
import type { Socket } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** A received mail, with all commands of its sender. */
type ReceivedMail = { from: string; to: string[]; raw: Buffer; at: Date; secure: boolean; user: string | null }

/**
 * Points at which a server may do something other than accept: before its greeting, at a command, or with the whole
 * message in.
 */
type SmtpStage = 'connect' | 'auth' | 'mail' | 'rcpt' | 'message'

/** `drop` ends the connection without a word; `hang` never answers. */
export type SmtpReaction = { code: number; text: string } | 'drop' | 'hang' | null

type React = (moment: {
  stage: SmtpStage
  /** The sender at `mail`, the recipient at `rcpt` and `message`. */
  address: string
  /** How often this stage was come to before. */
  nth: number
}) => SmtpReaction | Promise<SmtpReaction>

/**
 * An SMTP server on 127.0.0.1 that takes what comes, unless `react` says otherwise, and keeps it. It has no STARTTLS
 * unless `tls` is given; a certificate that is not given is one that nobody trusts.
 */
export async function startSmtpReceiver({
  react = () => null,
  login,
  tls,
  port = 0,
}: {
  react?: React
  /** Accepted credentials; without it everybody. */
  login?: { user: string; pass: string }
  tls?: { from: 'start' | 'starttls'; key?: Buffer; cert?: Buffer }
  port?: number
} = {}) {
  const received: ReceivedMail[] = []
  const counts: Partial<Record<SmtpStage, number>> = {}
  const sockets = new Map<number, Socket>()
  let most = 0

  const pass = async (
    stage: SmtpStage,
    address: string,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ) => {
    const nth = counts[stage] ?? 0
    counts[stage] = nth + 1
    const reaction = await react({ stage, address, nth })
    if (reaction === 'hang') return
    if (reaction === 'drop') return void sockets.get(session.remotePort)?.destroy()
    done(reaction && Object.assign(new Error(reaction.text), { responseCode: reaction.code }))
  }

  const { from: tlsFrom, ...certificate } = tls ?? {}
  const options: SMTPServerOptions = {
    ...certificate,
    secure: tlsFrom === 'start',
    disabledCommands: tls ? [] : ['STARTTLS'],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    hidePIPELINING: false,
    logger: false,
    closeTimeout: 1,
    onConnect: (session, done) => pass('connect', '', session, done),
    onAuth: (auth, session, done) =>
      pass('auth', auth.username ?? '', session, (error) => {
        const known = auth.username === login?.user && auth.password === login?.pass
        if (error || known) done(error ?? null, { user: auth.username })
        else done(Object.assign(new Error('5.7.8 Authentication credentials invalid'), { responseCode: 535 }))
      }),
    onMailFrom: ({ address }, session, done) => pass('mail', address, session, done),
    onRcptTo: ({ address }, session, done) => pass('rcpt', address, session, done),
    async onData(stream, session, done) {
      const parts: Buffer[] = []
      const isWhole = await keepAll(stream, parts)
      if (!isWhole) return
      const { mailFrom, rcptTo } = session.envelope
      const to = rcptTo.map(({ address }) => address)
      await pass('message', to.join(', '), session, (error) => {
        if (!error)
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to,
            raw: Buffer.concat(parts),
            at: new Date(),
            secure: session.secure,
            user: (session.user as string | undefined) ?? null,
          })
        done(error)
      })
    },
  }
  const server = new SMTPServer(options)
  // A connection that a client or a script ends at once is no fault of a test.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    sockets.set(
      remotePort!,
      socket.on('error', () => {}),
    )
    most = Math.max(most, sockets.size)
    socket.on('close', () => sockets.delete(remotePort!))
  })
  await once(listening, 'listening')
  const { port: heard } = listening.address() as { port: number }
  const userInfo = login ? `${login.user}:${encodeURIComponent(login.pass)}@` : ''
  return {
    port: heard,
    url: `${tlsFrom === 'start' ? 'smtps' : 'smtp'}://${userInfo}127.0.0.1:${heard}`,
    received,
    /** The most connections that there ever were at once. */
    mostConnections: () => most,
    /** How often a stage was come to. */
    count: (stage: SmtpStage) => counts[stage] ?? 0,
    parsed: (nth = received.length - 1): Promise<ParsedMail> => simpleParser(received[nth]!.raw),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets.values()) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** @returns whether it came to its end, before the client hung up */
async function keepAll(stream: AsyncIterable<unknown>, parts: Buffer[]): Promise<boolean> {
  try {
    for await (const part of stream) parts.push(part as Buffer)
    return true
  } catch {
    return false
  }
}
