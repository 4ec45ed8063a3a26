import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foundCertificate } from '../pages/public-pages.fixture.ts'
import { linkedInLink } from './linkedin-link.ts'

const SITE = { siteUrl: 'https://events.example.org' }

test('LinkedIn gets title, issuer, printed months, grouped code and the public link', () => {
  const change = {
    event_name: 'R&D = "fun"?',
    issued_at: new Date('2026-11-30T22:00:00Z'),
    expires_at: new Date('2028-12-31T22:00:00Z'),
  }
  const link = new URL(linkedInLink(SITE, foundCertificate(change).row))
  assert.equal(`${link.origin}${link.pathname}`, 'https://www.linkedin.com/profile/add')
  assert.deepEqual(Object.fromEntries(link.searchParams), {
    startTask: 'CERTIFICATION_NAME',
    name: 'R&D = "fun"?',
    organizationName: 'Istanbul Book Arts Society',
    issueYear: '2026',
    issueMonth: '12',
    expirationYear: '2029',
    expirationMonth: '1',
    certId: '7KQ2-M9XF-3TBA-C',
    certUrl: 'https://events.example.org/c/3f1d2c4b-5a69-4788-9e0f-a1b2c3d4e5f6',
  })
})

test('LinkedIn is told no end where there is none', () => {
  assert.equal(new URL(linkedInLink(SITE, foundCertificate().row)).searchParams.has('expirationYear'), false)
})
