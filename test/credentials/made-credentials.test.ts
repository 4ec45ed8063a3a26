import assert from 'node:assert/strict'
import { test } from 'node:test'
import { someFacts } from '../support/credential-facts.ts'
import { askDigitalBazaar, askDigitalCredentials, type Verdict } from '../support/foreign-verifiers.ts'
import { makeIssuer, makeKey } from '../support/made-issuer.ts'

type Issuer = ReturnType<typeof makeIssuer>
type Changed = Record<string, any>

const facts = { ...someFacts('Ayşe "Yılmaz" \u2028 𝒳'), page: 'https://events.example.org/c/1f4e1121' }
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const current = { ...facts, validFrom: ago(10), validUntil: ago(-10) }

function changed(credential: Changed, change: (copy: any) => void): Changed {
  const copy = structuredClone(credential)
  change(copy)
  assert.notDeepEqual(copy, credential)
  return copy
}

const CASES: Record<string, [verdict: Verdict, make: (issuer: Issuer) => Changed]> = {
  valid: ['valid', ({ issue }) => issue(current)],
  'valid without an end': ['valid', ({ issue }) => issue({ ...current, validUntil: null })],
  'valid without an email': ['valid', ({ issue }) => issue({ ...current, email: null, startDate: null })],
  revoked: ['revoked', ({ issue, revoke }) => [issue(current), revoke(facts.status.index)][0] as Changed],
  'beside a revoked one': [
    'valid',
    ({ issue, revoke }) => [issue(current), revoke(facts.status.index + 1)][0] as Changed,
  ],
  expired: ['expired', ({ issue }) => issue({ ...current, validUntil: ago(1) })],
  'of a rotated key': ['valid', ({ issue, rotate }) => [issue(current), rotate()][0] as Changed],
  'of a withdrawn key': ['refused', ({ issue, withdraw }) => [issue(current), withdraw()][0] as Changed],
  'of a key of someone else': ['refused', ({ issue }) => issue(current, makeKey())],
  'with one bit changed in the proof': [
    'refused',
    ({ issue }) =>
      changed(issue(current), ({ proof }) => {
        const last = proof.proofValue.at(-1)
        proof.proofValue = proof.proofValue.slice(0, -1) + (last === '2' ? '3' : '2')
      }),
  ],
  'with another name': [
    'refused',
    ({ issue }) => changed(issue(current), (copy) => (copy.credentialSubject.name = 'A')),
  ],
  'with a later end': [
    'refused',
    ({ issue }) => changed(issue(current), (copy) => (copy.validUntil = '2099-01-01T00:00:00Z')),
  ],
  'with another place in the list': [
    'refused',
    ({ issue }) => changed(issue(current), ({ credentialStatus }) => (credentialStatus.statusListIndex = '1')),
  ],
}

for (const [name, [verdict, make]] of Object.entries(CASES)) {
  test(`verifiers that others wrote find a credential ${verdict} that is ${name}`, async () => {
    for (const ask of [askDigitalBazaar, askDigitalCredentials]) {
      const issuer = makeIssuer()
      assert.equal(await ask(make(issuer), issuer.site), verdict, ask.name)
    }
  })
}
