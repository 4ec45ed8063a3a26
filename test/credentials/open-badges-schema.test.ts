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

// 1EdTech's schema of an AchievementCredential (Open Badges 3.0), as published with document version 1.4. Version 1.3
// (October 2025) made it fit compacted JSON-LD and deprecated 1EdTechRevocationList for Bitstring Status List, 1.4 made
// the id of a status optional; versions up to 1.4.5 (June 2026) changed examples, the context and the API.
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

test('the schema is that of document version 1.4: single values need no array, and a status needs no id', () => {
  const compacted = complete()
  compacted.credentialSubject.identifier = compacted.credentialSubject.identifier[0]
  compacted.issuer.type = 'Profile'
  delete compacted.credentialStatus.id
  validate(compacted)
  assert.deepEqual(validate.errors ?? [], [])
  const withoutType = complete()
  delete withoutType.credentialStatus.type
  assert.equal(validate(withoutType), false)
})
