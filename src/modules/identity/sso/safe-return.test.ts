import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeReturn } from './safe-return.ts'

const SITE = 'https://laurel.example.org'

test('after signing in people come to a page of our own panel, whatever a link asks for', () => {
  for (const own of ['/admin', '/admin/events/7?q=a%20b', '/admin/?x=1', '/admin/a//b'])
    assert.equal(safeReturn(own, SITE), own)
  const elsewhere = [
    ...[
      'https://evil.example/admin',
      '//evil.example/admin',
      '/\\evil.example',
      '\\/evil.example',
      'javascript:alert(1)',
    ],
    ...[
      '/admin/../../evil',
      '/admin/..//evil.example',
      '/administrator',
      '/admin@evil.example',
      '/admin\t/x',
      '/admin/%2e%2e/x',
    ],
    ...['/admin/\\..\\..\\x', '', `/admin/${'a'.repeat(600)}`, '/api/v1/auth/sign-out', undefined],
  ]
  for (const asked of elsewhere) assert.equal(safeReturn(asked, SITE), '/admin', String(asked))
})
