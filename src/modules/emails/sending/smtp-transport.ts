import { setTimeout as wait } from 'node:timers/promises'
import { envelopeAddress } from '../message/envelope-address.ts'
import { classifyFailure, type SmtpFailure, serverWords, validateAnswer } from './classify-failure.ts'
import { INTERRUPTED } from './outcome.ts'
import { type SmtpServer, smtpConnections } from './smtp-connections.ts'
import type { SmtpSession, SmtpTimes } from './smtp-session.ts'
import type { Transport } from './transport.ts'

const usual: SmtpTimes = { connectMs: 30_000, envelopeMs: 60_000, answerMs: 300_000 }

/**
 * Sends over a few connections to an SMTP server.
 * @param mayBegin called before each email with the connection open; false when the process is stopping
 */
export function smtpTransport(server: SmtpServer, mayBegin: () => Promise<boolean>, times = usual): Transport {
  const connections = smtpConnections(server, times)
  /** Sessions that are sending a message, or about to. */
  const speaking = new Set<SmtpSession>()
  let isStopping = false

  const send: Transport['send'] = async (mail) => {
    const words = await mail.message()
    if (isStopping) return INTERRUPTED
    const taken = await connections.take().catch((error: SmtpFailure) => error)
    // An unreachable server, or one that refuses the login, has not rejected the email.
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
    const envelope = { from: envelopeAddress(mail.from), to: envelopeAddress(mail.to), size: words.length }
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
      // The server may close a reused connection before it receives this email.
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

async function untilEmpty(set: ReadonlySet<unknown>, maxMs: number): Promise<void> {
  const end = performance.now() + maxMs
  while (set.size > 0 && performance.now() < end) await wait(20)
}
