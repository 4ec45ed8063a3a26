import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preferredForm } from './preferred-form.ts'

test('the form that an Accept header likes more is preferred', () => {
  assert.equal(preferredForm('application/json'), 'json')
  assert.equal(preferredForm('text/html;q=0.5, application/json;q=0.6'), 'json')
  assert.equal(preferredForm('text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'), 'html')
  assert.equal(preferredForm('Application/JSON; Q=0.2, TEXT/HTML'), 'html')
})

test('a header that names neither form, or both alike, prefers none', () => {
  for (const accept of [undefined, '', '*/*', 'image/png', 'text/html, application/json', 'application/json;q=0']) {
    assert.equal(preferredForm(accept), null)
  }
})
