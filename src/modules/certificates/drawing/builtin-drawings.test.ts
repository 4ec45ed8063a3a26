import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sampleRecord } from '../../../../test/fixtures/render/certificate-sample.ts'
import { pdfJsStructure } from '../../../../test/fixtures/render/readers.ts'
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
  'academy en': '9zg0XvUD72BkgxPF8S_3ryh45mTS09-d6-t9THrN3xo',
  'academy tr': 'SBuj3tURyDjMkzbrE_bJCD9sh4Oo9_SwqcSjolUDnDQ',
  'band en': '5VehAQOQtzpS5KkTzxAQo13TdP1oTk7hr-sDk3J9Hqk',
  'band tr': 'ZREGRS_pwHKyZhIErwoXqTAbjRj7sOBk_FB5glTmZAE',
  'day en': 'tCWO_hPN41L_T-CQ4KlcE0jY2R-7lYju0yn3jtJf_iU',
  'day tr': 'SuwHqYrH7Nt32sFJd3B3LUY295sJkCoMztvgXjhuL_U',
  'festival en': 'wcxTVE_y1U0ubj-_vmr57itfDPWaenQkNWoDS5JrEjM',
  'festival tr': 'rnWmjrHiuZs0MRPw9nOEfO7ZBDGTWfMJdEkzqTKi_fo',
  'laurel en': 'RmGPqbjp5hVOdDfWPu9V25SUQsWs_lxpP8ZNgBf1e7A',
  'laurel tr': 'cFO-nD9wMbCa2aCb2cdzR6sKXF9TSa1FvYEqTJTaZ-0',
  'night en': 'QsiaY_H_TtiWnUcy0rleo53a5qgvkAUHSRnTWfG7qCY',
  'night tr': 'ZKvK0R6nJcwqFWZ_Gv5cgScvMXZkqkEdcDdd-njNb3Q',
  'quiet en': 'luXFoAQZ5THfzuc8Hm8_n-Vvu3AVN61w00AIIslJF5c',
  'quiet tr': 'l5laYiTpYD8wcewPd_MLvmYzvuO4z_AC6MBTSmJw5Ks',
}

/** The same of the third edition. */
const THIRD: Record<string, string> = {
  'academy en': '9BUE-mV6UjFb8BS6lc8OF71j-Sr6qoWjy024TIweO6Y',
  'academy tr': 'rC5By1plTcrwKlSajBgwfU-ivIHLz1h0wif2aXJ8qhc',
  'band en': 'eD5yWPCVW3MAEhgIfycuJQbgMWf0G5BB2BEEKPGWfdI',
  'band tr': 'kV82SXfWCrFTD1MlgJ95dSRRa3lkehYkC_i8ykgNl1g',
  'day en': 'tsFENmmLUDr76GsJaq5dv-b9NBR78ZqrLQRgjs8IOeA',
  'day tr': 'xNjgAQ2SK4aeLcFyDi6AjgVpHpRj2u23NGLV8VgckB0',
  'festival en': 'ceLL4TQjH-dUrS-IrJSDIi3J00N6ceJzzx1FtsYj-0U',
  'festival tr': 'yzsu-Bo8kodDziDO7q2JQmAnITRbMGa7Q76Yb9LURW0',
  'laurel en': '6hxafyZQN_w7YFXOqLkNd6A0Fcf1RA_FbevZTDymyIE',
  'laurel tr': 'idIw9Y0nx_dC81G7_7MquAA5Q0NBTff8cXvglX8GKeM',
  'night en': 'jXsXjx_itEoH82-JvRHHru783KI1IA_5tU8CJeoq8RE',
  'night tr': 'X0Nj3_pzjujDUVjbUGgQugSZOTn1e8o3qy2m9GUzsOU',
  'quiet en': '_Ir9_tHJ6wayRfClebHyWcOQgkDYN-NjPdIci4gT6SU',
  'quiet tr': '_cvZ2SRyhqFBSLRuP_ioDXpUIeZorfW65unEjmR35YU',
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

/** Every layout as it was stored in an edition. */
function layoutsOf(edition: string): [string, Layout][] {
  const file = join(import.meta.dirname, `../../../../test/fixtures/render/${edition}-edition.json`)
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Layout>)
}

test('certificates of earlier editions keep the bytes that they were issued with, in each language', () => {
  const drawn = (edition: string, record: CertificateRecord) =>
    Object.fromEntries(layoutsOf(edition).map(([key, layout]) => [key, digest(record, `${edition} ${key}`, layout)]))
  assert.deepEqual(
    drawn('first', firstRecord),
    FIRST,
    'Certificates keep their bytes: nothing of an edition may change.',
  )
  assert.deepEqual(drawn('second', record), SECOND, 'Certificates keep their bytes: nothing of an edition may change.')
})

test('certificates of each built-in design keep the bytes that they are drawn with, in each language', () => {
  const drawn = builtinDesigns.flatMap(({ key, layout }) =>
    LANGUAGES.map(
      (language) => [`${key} ${language}`, digest(record, `3 ${key} ${language}`, layout(language, null))] as const,
    ),
  )
  assert.deepEqual(Object.fromEntries(drawn), THIRD, 'Certificates keep their bytes: add an edition instead.')
})

test('a screen reader reads each built-in design in order: every label before its value, the holder as heading', async () => {
  for (const { key, layout } of builtinDesigns) {
    const design = { key: `read ${key}`, layout: layout('en', null), background: null }
    const { read, unmarked } = await pdfJsStructure(pdfBytes(renderParts(certificateDrawing(record, design))))
    assert.equal(unmarked, 0, key)
    const texts = read.map(({ text, alt }) => (alt ?? text).trim())
    const inOrder = (...parts: string[]) => {
      const at = parts.map((part) => texts.findIndex((text) => text.includes(part)))
      assert.ok(
        !at.includes(-1) && at.every((index, i) => i === 0 || index > at[i - 1]!),
        `${key}: ${parts} in ${texts}`,
      )
    }
    inOrder('This is to certify that', record.attendee_name, 'has taken part in', record.event_name, 'With Distinction')
    inOrder('With Distinction', 'Date of issue', 'Valid until')
    inOrder('With Distinction', 'Signature', 'Prof. Ayşe Demir')
    assert.ok(texts.includes('QR code to verify the certificate'), key)
    assert.equal(texts[texts.indexOf('Date of issue') + 1], 'November 21, 2026', key)
    const headings = read.filter(({ role }) => role === 'H1').map(({ text }) => text)
    assert.deepEqual(headings, [record.attendee_name], key)
  }
})
