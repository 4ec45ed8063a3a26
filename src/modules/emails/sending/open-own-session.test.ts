import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'
import { selfSignedCertificate } from '../../../lib/safe-fetch/self-signed.helpers.ts'
import { openOwnSession } from './open-own-session.ts'

const TIMES = { connectMs: 10_000, envelopeMs: 10_000, answerMs: 10_000 }
const server = (host: string, port: number, isAllowed: boolean) => ({
  host,
  port,
  secure: false,
  login: null,
  isAllowed,
})
const services = (...allowed: string[]) => ({ allowTargets: new Set(allowed), siteUrl: 'https://laurel.example' })

test('a name that leads to an internal address is never dialled, also when one answer of several is public', async () => {
  await using receiver = await startSmtpReceiver()
  const open = (addresses: string[]) =>
    openOwnSession(services(), server('mail.example.org', receiver.port, false), TIMES, async () => addresses)
  for (const addresses of [['127.0.0.1'], ['192.0.9.1', '127.0.0.1'], ['::ffff:127.0.0.1'], ['10.0.0.1']])
    await assert.rejects(open(addresses), /internal or reserved/)
  assert.equal(receiver.count('connect'), 0)
})

test('the certificate must be that of the name, whatever address is dialled, and TLS is not optional', async () => {
  const { key, cert } = selfSignedCertificate('mail.example.org')
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, cert])
  try {
    await using receiver = await startSmtpReceiver({
      tls: { from: 'starttls', key: Buffer.from(key), cert: Buffer.from(cert) },
    })
    await using plain = await startSmtpReceiver()
    const open = (host: string, { port }: { port: number }, isAllowed: boolean) =>
      openOwnSession(services(`${host}:${port}`), server(host, port, isAllowed), TIMES, async () => ['127.0.0.1'])
    const session = await open('mail.example.org', receiver, false)
    session.close()
    await assert.rejects(open('other.example.org', receiver, false), /does not match|altnames/i)
    await assert.rejects(open('mail.example.org', plain, false), /STARTTLS|TLS|50\d/)
    const allowed = await open('mail.example.org', plain, true)
    allowed.close()
  } finally {
    setDefaultCACertificates(before)
  }
})
