import { setTimeout as wait } from 'node:timers/promises'
import type { MailSettings } from '../../../platform/context/context.ts'
import { classifyFailure, type SmtpFailure, serverWords, validateAnswer } from './classify-failure.ts'
import { envelopeAddress } from './envelope-address.ts'
import { INTERRUPTED } from './outcome.ts'
import { readSmtpUrl } from './read-smtp-url.ts'
import { smtpConnections } from './smtp-connections.ts'
import type { SmtpSession, SmtpTimes } from './smtp-session.ts'
import type { Transport } from './transport.ts'

const usual: SmtpTimes = { connectMs: 30_000, envelopeMs: 60_000, answerMs: 300_000 }

/**
 * Sends by an SMTP server, over a few connections.
 * @param mayBegin asked before each mail, with the connection open; it may not when the process is told to stop meanwhile
 */
export async function smtpTransport(
  { smtpUrl, mailFrom }: MailSettings & { smtpUrl: string },
  mayBegin: () => Promise<boolean>,
  times = usual,
): Promise<Transport> {
  const server = await readSmtpUrl(smtpUrl)
  const connections = smtpConnections(server, times)
  /** Whose words are going out, or are about to. */
  const speaking = new Set<SmtpSession>()
  let isStopping = false

  const send: Transport['send'] = async (mail) => {
    const words = await mail.message()
    if (isStopping) return INTERRUPTED
    const taken = await connections.take().catch((error: SmtpFailure) => error)
    // A server that cannot be reached, or lets nobody in, has nothing against the mail.
    if (taken instanceof Error)
      return isStopping ? INTERRUPTED : { kind: 'deferred', response: serverWords(taken), isAway: true }
    const { session, sent, isFresh } = taken
    const mayGo = await mayBegin()
    let isHandedOver = false
    const handOver = async () => {
      if (isStopping || !mayGo) return false
      speaking.add(session)
      isHandedOver = await mail.handOver()
      return isHandedOver
    }
    const envelope = { from: envelopeAddress(mailFrom), to: envelopeAddress(mail.to), size: words.length }
    try {
      const response = await session.send(envelope, words, handOver)
      if (isHandedOver && response !== null) connections.giveBack(session, sent + 1)
      else connections.drop(session)
      return validateAnswer(response, isHandedOver)
    } catch (error) {
      const failure = error as SmtpFailure
      const goesOn = failure.responseCode !== undefined && failure.responseCode !== 421 && session.isOpen()
      if (goesOn) await connections.reset(session, sent + 1)
      else connections.drop(session)
      if (isStopping && !isHandedOver) return INTERRUPTED
      // A server may end a connection that was kept, before it has heard of this mail.
      if (!isFresh && !goesOn && !isHandedOver) return send(mail)
      return classifyFailure(failure, isHandedOver)
    } finally {
      speaking.delete(session)
    }
  }
  return {
    atOnce: server.atOnce,
    isReal: true,
    send,
    async stop(graceMs) {
      isStopping = true
      connections.close(speaking)
      await untilEmpty(speaking, graceMs)
      connections.close(new Set())
    },
  }
}

async function untilEmpty(set: ReadonlySet<unknown>, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs
  while (set.size > 0 && performance.now() < end) await wait(20)
}
