import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTransport } from 'nodemailer'
import { type SmtpReaction, startSmtpReceiver } from './smtp-receiver.ts'

const MAIL = { from: 'a@example.org', to: 'b@example.org', subject: 'Hoş geldin', text: '.dot\n' }

async function tryOnce(
  options: Parameters<typeof startSmtpReceiver>[0],
  query = '',
): Promise<{ said: string; kept: number }> {
  await using receiver = await startSmtpReceiver(options)
  const transport = createTransport(receiver.url + query)
  const said = await transport.sendMail(MAIL).then(
    ({ response }) => response,
    (error) => error.response ?? error.code,
  )
  transport.close()
  return { said, kept: receiver.received.length }
}

test('a receiver of mail keeps what it took, as it came', async () => {
  await using receiver = await startSmtpReceiver()
  await createTransport(receiver.url).sendMail(MAIL)
  const [mail] = receiver.received
  assert.deepEqual([mail!.from, mail!.to, mail!.secure], ['a@example.org', ['b@example.org'], false])
  const { subject, text } = await receiver.parsed()
  assert.deepEqual([subject, text?.trim()], ['Hoş geldin', '.dot'])
})

test('a receiver of mail refuses, drops and asks for a password as its script says', async () => {
  const at = (stage: string, reaction: SmtpReaction) => ({
    react: (moment: { stage: string }) => (moment.stage === stage ? reaction : null),
  })
  assert.deepEqual(await tryOnce(at('connect', { code: 421, text: 'Later' })), { said: '421 Later', kept: 0 })
  assert.deepEqual(await tryOnce(at('rcpt', { code: 550, text: 'Nobody' })), { said: '550 Nobody', kept: 0 })
  assert.deepEqual(await tryOnce(at('message', { code: 554, text: 'No' })), { said: '554 No', kept: 0 })
  assert.deepEqual(await tryOnce(at('message', 'drop')), { said: 'ECONNECTION', kept: 0 })
  const login = { user: 'ada', pass: 'p@ss word' }
  assert.match((await tryOnce({ login })).said, /^250/)
  const refused = { login, ...at('auth', { code: 535, text: 'Wrong' }) }
  assert.deepEqual(await tryOnce(refused), { said: '535 Wrong', kept: 0 })
  assert.deepEqual(await tryOnce({ tls: { from: 'starttls' } }), { said: 'ESOCKET', kept: 0 })
  assert.equal((await tryOnce({ tls: { from: 'start' } }, '?tls.rejectUnauthorized=false')).kept, 1)
})
