import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeApp, stepOfCode } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

test('a code of RFC 6238 is good in its step and those beside it, and in no other', async () => {
  // Appendix B: at 59 seconds, the step 1, the code of eight digits is 94287082.
  assert.equal(await stepOfCode(secret, '287 082', at(59)), 1)
  assert.equal(await stepOfCode(secret, '287082', at(29)), 1)
  assert.equal(await stepOfCode(secret, '287082', at(60)), 1)
  assert.equal(await stepOfCode(secret, '287082', at(90)), null)
  assert.equal(await stepOfCode(secret, '287083', at(59)), null)
  for (const text of ['', '28708', '2870820', '94287082', '28708x', '٢٨٧٠٨٢']) {
    assert.equal(await stepOfCode(secret, text, at(59)), null)
  }
})

test('an app is told who it is for, whatever their address holds', async () => {
  const app = await codeApp(secret, { issuer: 'Laurel', account: 'ada+1@example.org' })
  assert.equal(app.secret, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const uri = new URL(app.uri)
  assert.equal(
    `${uri.protocol}//${uri.host}${decodeURIComponent(uri.pathname)}`,
    'otpauth://totp/Laurel:ada+1@example.org',
  )
  assert.equal(uri.searchParams.get('secret'), app.secret)
  assert.equal(uri.searchParams.get('issuer'), 'Laurel')
})
