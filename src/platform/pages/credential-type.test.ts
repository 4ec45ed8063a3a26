import assert from 'node:assert/strict'
import { test } from 'node:test'
import { credentialType } from './credential-type.ts'

test('a header that likes a credential more than a page gets one, as application/vc only by that name', () => {
  assert.equal(credentialType('application/vc'), 'application/vc')
  assert.equal(credentialType('application/vc, application/ld+json;q=0.9'), 'application/vc')
  assert.equal(credentialType('application/vc, application/vc+ld+json'), 'application/vc+ld+json')
  assert.equal(credentialType('Application/LD+JSON, application/json;q=0.5, */*'), 'application/vc+ld+json')
})

test('a header that names no credential, or likes a page or JSON as much, gets none', () => {
  for (const accept of [
    undefined,
    '',
    '*/*',
    'text/html',
    'application/vc;q=0',
    'application/ld+json, application/json',
  ])
    assert.equal(credentialType(accept), null)
})
