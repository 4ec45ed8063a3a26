import type { CredentialFacts, CredentialIssuer } from '../../src/platform/credentials/achievement-credential.ts'
import { LIST_ENTRIES } from '../../src/platform/credentials/place-in-list.ts'
import fc from './fast-check.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

const did = 'did:web:localhost%3A8112:laurel:orgs:k7q2m9xf'

export const issuer: CredentialIssuer = {
  did,
  site: 'https://localhost:8112/laurel',
  handle: 'k7q2m9xf',
  verificationMethod: `${did}#z6MkwM5rrihr54ATtMBW43SqDKuhPHQc4iGS41ZbWjTtDSLZ`,
  secret: Buffer.alloc(32, 9),
}

const time = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((each) => each.isWellFormed()),
  fc.constantFrom(...HOSTILE_TEXTS, '\x7f', '\x01\x0b\x1f', '\ue000𝒳', '𝒳\ue000', '@id', '_:c14n0', '"@en', 'a"^^<b>'),
)

const page = fc.webUrl().filter((url) => !/["<>{}|\\^`]/.test(url))

/** Facts as certificates and badges have them, with texts that careless programs stumble over. */
export const anyFacts: fc.Arbitrary<CredentialFacts> = fc.record({
  page: fc.uuid().map((id) => `https://localhost:8112/laurel/c/${id}`),
  name: text,
  issuerName: text,
  validFrom: time,
  validUntil: fc.option(time),
  subjectName: text,
  email: fc.option(
    fc.record({
      address: fc.emailAddress(),
      salt: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes)),
    }),
  ),
  startDate: fc.option(time),
  achievement: fc.record({
    key: text,
    type: fc.constantFrom('Course', 'Award', 'ext:Participation'),
    description: text,
    narrative: text,
  }),
  evidence: fc.uniqueArray(fc.record({ narrative: text, page: fc.option(page) }), {
    maxLength: 10,
    selector: (each) => JSON.stringify(each),
  }),
  status: fc.record({
    series: fc.constantFrom('' as const, 'b' as const),
    list: fc.nat(9),
    index: fc.nat(LIST_ENTRIES - 1),
  }),
})

/** One certificate's facts, with all that there may be. */
export const someFacts = (text = 'Ayşe'): CredentialFacts => ({
  page: 'https://localhost:8112/laurel/c/1f4e1121-a79d-4fcf-99ca-e163eba56d7c',
  name: text,
  issuerName: text,
  validFrom: new Date('2026-11-20T10:00:00.987Z'),
  validUntil: new Date('2031-11-20T10:00:00.987Z'),
  subjectName: text,
  email: { address: 'Ayse@example.org', salt: Buffer.alloc(16, 7) },
  startDate: new Date('2026-10-03T07:00:00.000Z'),
  achievement: { key: text, type: 'Course', description: text, narrative: text },
  evidence: [
    { narrative: text, page: 'https://example.org/talk?q=ö#part' },
    { narrative: text, page: null },
  ],
  status: { series: '', list: 0, index: 38744 },
})
