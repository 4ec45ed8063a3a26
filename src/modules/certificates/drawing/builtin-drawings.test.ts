import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sampleRecord } from '../../../../test/fixtures/render/certificate-sample.ts'
import { streamsDigest } from '../../../../test/fixtures/render/streams-digest.ts'
import { pdfBytes, renderParts } from '../../../lib/render/index.ts'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { builtinDesigns } from '../../designs/builtin/builtin-designs.ts'
import type { Layout } from '../../designs/index.ts'
import { type CertificateRecord, certificateDrawing } from './certificate-drawing.ts'

/** Drawings of a certificate in each design and language of the first edition. */
const FIRST: Record<string, string> = {
  'laurel en': 'TIQsAn_kOXMNqz3RQRILzzGA1ZqdFxU72c-l4K-W91I',
  'laurel tr': 'thHAb0VZOzn-QtcrfYVqLjGx77xNPbJYooI_kN8epYM',
  'band en': 'Dryls4mnuPhPFI7KgpnVpiA43sjUW2bgf8Y9X8ESSXk',
  'band tr': 'a9-1LGI2An203eIMPRmPClGgYPwUn18S-TfFI7UHcSk',
  'quiet en': 'rHAmNTW_F3GdEtwjRgL60Fyv7oRq9MC2PcEOIgTGDKU',
  'quiet tr': 'dBzG9rxCygjkLXeM8nbPfzsuEoKyEM_Gu6d888dyMeM',
  'academy en': 'HzHQ2yUg4wMv7XOX2uP_OJ6sCvjIbdQLJttmx91LZ00',
  'academy tr': 'hxOHff--6B-OtOC5Mi0oZ2p8TCHIf8KOP_bZJ5Kb0J4',
  'festival en': 'vzkAm0hgsj9rjqiN9ZelxbPJLm9lalryuX1uvc5x02U',
  'festival tr': 'hjIEutlPkiBAlNfyxU49hYRUAd6h2g5hgj-p6gmMpxw',
  'night en': 'xqz3XUyc9MA6CbkpV3a0gSRA5LYLG4JntVa258NKpUk',
  'night tr': '7oyByI7avdct7K0k13HY4Wt10fHukR5_teaVY0ciqJk',
}

/** The same of the second edition. */
const SECOND: Record<string, string> = {
  'academy en': 'e1quVDUnZv7eoMD_5tuUueI7Oe4aqwPVttNKQP9_z68',
  'academy tr': 'rOo6b3joQrWapqkM0psWlWw0ilQOXyaujUNqucV8zD4',
  'band en': 'SINDPXn7guZApFLIvMrg7qRNUYrxK98AWfT3xO3bzDY',
  'band tr': '-Rq1teRvFl3rgZsPimb18_VDCOsQOLVLxhkPP8CFccE',
  'day en': '3_MsIn18c1RQovvbE-yhm2NZkPpNJbq3n_8XM3gdIoU',
  'day tr': 'F0Z_La1sgk8FNxl-8K2SAUsB8b0gExL6jG0bIFJkt2k',
  'festival en': 'fAPIOdDtq4EWsk68VhS6u1iJXlhyyVb0A7KV-vwTXAc',
  'festival tr': 'WJuXF1L2Fn00S7JPYEAHAfDZVRjnlMu5BYj8DCjaftA',
  'laurel en': 'Y9HmfabPyLFKma9e8VlnQ3_9OT2ex98R9vHjuwSNiS8',
  'laurel tr': 'GRFk_P1wJaBWl_eIRnDkE45EzCElx25HaBki7oYaMRs',
  'night en': 'A2w9k4V_Nstj9J-_VOfYS2ykBQ1MzhkUbcu8qfCyW6U',
  'night tr': 'VFxB3HtoiMHbYcBP9AhzJvTHQWLJf4MOjS0GOfdP66A',
  'quiet en': '78OmHETyA8XQmB8-Daw7husyvDlz9bvKn5rBHb3QNQY',
  'quiet tr': 'yU7KhNA1g-Q2BcOi8_UyYleTwaHnvQjn7IdU93Xe8QM',
}

const record = sampleRecord({
  tier: 'With Distinction',
  expires_at: new Date('2027-11-20T22:30:00Z'),
  certificate_values: [{ key: 'signatory', label: 'Signatory', value: 'Prof. Ayşe Demir' }],
})
const firstRecord = { ...record, certificate_values: null }

function digest(record: CertificateRecord, key: string, layout: Layout): string {
  return streamsDigest(pdfBytes(renderParts(certificateDrawing(record, { key, layout, background: null }))))
}

test('certificates of the first edition keep the bytes that they were issued with, in each language', () => {
  const file = join(import.meta.dirname, '../../../../test/fixtures/render/first-edition.json')
  const layouts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Layout>)
  const drawn = Object.fromEntries(layouts.map(([key, layout]) => [key, digest(firstRecord, `1 ${key}`, layout)]))
  assert.deepEqual(drawn, FIRST, 'Certificates keep their bytes: nothing of an edition may change.')
})

test('certificates of each built-in design keep the bytes that they are drawn with, in each language', () => {
  const drawn = builtinDesigns.flatMap(({ key, layout }) =>
    LANGUAGES.map(
      (language) => [`${key} ${language}`, digest(record, `2 ${key} ${language}`, layout(language, null))] as const,
    ),
  )
  assert.deepEqual(Object.fromEntries(drawn), SECOND, 'Certificates keep their bytes: add an edition instead.')
})
