import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SMTPConnectionAuth, SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

export type SmtpTimes = {
  /** To connect and log in. */
  connectMs: number
  /** From the sender's address until the message may be sent. */
  envelopeMs: number
  /** From the first byte of the message to the response. RFC 5321 asks for ten minutes; most servers need seconds. */
  answerMs: number
}

export type SmtpSession = Awaited<ReturnType<typeof openSmtpSession>>

/** Longer responses are treated as failures. */
const MAX_ANSWER_BYTES = 64 * 1024
const GOODBYE_MS = 1_000

/** Opens a connection to a server, with TLS and login where configured. @throws SmtpFailure */
export async function openSmtpSession(
  options: SMTPConnectionOptions & { auth?: SMTPConnectionAuth },
  times: SmtpTimes,
) {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const connection = new Connection({ ...options, maxResponseSize: MAX_ANSWER_BYTES, socketCloseTimeout: GOODBYE_MS })
  const broken = whenBroken(connection)
  const { auth } = options
  const enter = async () => {
    await called((done) => connection.connect(done))
    if (auth) await called((done) => connection.login(auth, done))
  }
  await within(times.connectMs, connection, Promise.race([enter(), broken]))
  return {
    isOpen: () => !connection.destroyed,
    close: () => connection.close(),
    /** Sends QUIT and does not wait long for the response. */
    quit() {
      connection.quit()
      setTimeout(() => connection.close(), GOODBYE_MS).unref()
    },
    /** Resets the session after a rejected email. */
    reset: () => within(times.envelopeMs, connection, Promise.race([called((done) => connection.reset(done)), broken])),
    /**
     * Sends an email. The message is not read before the server is ready for it.
     * @param handOver called at that moment. @returns the server's response, or null when the message may not be sent
     */
    async send(envelope: { from: string; to: string; size: number }, words: Buffer, handOver: () => Promise<boolean>) {
      const patience = deadline(connection)
      const isRefused = Promise.withResolvers<null>()
      const begin = async () => {
        const mayGo = await handOver()
        patience.set(times.answerMs)
        if (!mayGo) isRefused.resolve(null)
        return mayGo
      }
      patience.set(times.envelopeMs)
      try {
        const sent = called<{ response: string }>((done) =>
          connection.send(envelope, lazily(words, begin, isRefused.reject), done),
        )
        const answer = await Promise.race([sent, broken, isRefused.promise, patience.over])
        // In the middle of a message the only way out is to hang up.
        if (answer === null) connection.close()
        return answer === null ? null : answer.response
      } finally {
        patience.clear()
      }
    },
  }
}

function called<T = unknown>(work: (done: (error?: Error | null, result?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => work((error, result) => (error ? reject(error) : resolve(result as T))))
}

/** Rejects when the connection fails, whether or not anybody waits. */
function whenBroken(connection: SMTPConnection): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  connection.on('error', reject)
  // A delay, so that a pending command first receives the server's last response.
  connection.on('end', () => setImmediate(reject, new Error('The connection to the mail server ended.')))
  return promise
}

/** A server that keeps talking never times out on silence, so every phase has its own limit. */
function deadline(connection: SMTPConnection) {
  const { promise: over, reject } = Promise.withResolvers<never>()
  over.catch(() => {})
  let timer: NodeJS.Timeout | undefined
  return {
    over,
    set(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        reject(new Error(`The mail server did not answer within ${ms / 1_000} seconds.`))
        connection.close()
      }, ms)
    },
    clear: () => clearTimeout(timer),
  }
}

async function within<T>(ms: number, connection: SMTPConnection, work: Promise<T>): Promise<T> {
  const patience = deadline(connection)
  patience.set(ms)
  try {
    return await Promise.race([work, patience.over])
  } catch (error) {
    connection.close()
    throw error
  } finally {
    patience.clear()
  }
}

/** The bytes as a stream that asks on its first read whether they may be sent. */
function lazily(bytes: Buffer, mayGo: () => Promise<boolean>, onError: (error: unknown) => void): Readable {
  let asked = false
  return new Readable({
    read() {
      if (asked) return
      asked = true
      mayGo().then((may) => {
        if (!may) return
        this.push(bytes)
        this.push(null)
      }, onError)
    },
  })
}
