import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { achievementCredential } from '../../src/platform/credentials/achievement-credential.ts'
import { proofOptions, withProof } from '../../src/platform/credentials/data-integrity.ts'
import { anyFacts, issuer, someFacts } from '../support/credential-facts.ts'
import fc from '../support/fast-check.ts'

// 1EdTech's schema of an AchievementCredential (Open Badges 3.0), as published.
const schema = JSON.parse(readFileSync(new URL('../fixtures/open-badges-schema.json', import.meta.url), 'utf8'))
const ajv = new Ajv2019({ strict: false, allErrors: true })
addFormats.default(ajv)
const validate = ajv.compile(schema)

const complete = (facts = someFacts()): any =>
  withProof(achievementCredential(facts, issuer), proofOptions(issuer, facts.validFrom), randomBytes(64))

test('credentials fit the schema of 1EdTech', () => {
  const fits = fc.property(anyFacts, (facts) => {
    validate(complete(facts))
    assert.deepEqual(validate.errors ?? [], [])
  })
  fc.assert(fits, { numRuns: 100 })
})

test('the schema of 1EdTech refuses a credential without a part that it needs', () => {
  const changes: ((credential: any) => void)[] = [
    (credential) => delete credential.validFrom,
    (credential) => delete credential.credentialSubject.achievement.criteria,
    (credential) => delete credential.credentialSubject.identifier[0].hashed,
    (credential) => (credential.validUntil = 'tomorrow'),
    (credential) => (credential.credentialStatus = [credential.credentialStatus]),
    (credential) => (credential.credentialSubject.achievement.achievementType = 'Participation'),
  ]
  for (const change of changes) {
    const credential = complete()
    change(credential)
    assert.equal(validate(credential), false, String(change))
  }
})
