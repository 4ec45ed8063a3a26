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
  'academy ar': 'W9ugLPpDJGkn7P5MPKFvFLVbXHcx2f4jGZ3eFexkdbE',
  'academy de': 'MdLxbMLzyFu_yo33mK_0_cQtc5FRA0zjtnlmX_pkv7c',
  'academy en': '9BUE-mV6UjFb8BS6lc8OF71j-Sr6qoWjy024TIweO6Y',
  'academy es': 'e_WILWzWQpHiWWlzDd0p9n2tlsjh9OxUDSECwiNqHo4',
  'academy fr': 'v-sNqhnHGN5W2gDdE3hRtykpFaikd733WSp1SqmSCvM',
  'academy tr': 'rC5By1plTcrwKlSajBgwfU-ivIHLz1h0wif2aXJ8qhc',
  'band ar': 'W7Mfp90pAAIPyYVR06FRR9gw-T0yIjI7b7Uoey0Fhvg',
  'band de': 'zzf0m6aYn7OJtDIV5NxTKMCkE_Cuc6iPpi_Z4lV5eWY',
  'band en': 'eD5yWPCVW3MAEhgIfycuJQbgMWf0G5BB2BEEKPGWfdI',
  'band es': 'eKATmxkHUct2uheGeJN4tIOW8m9BbHR8iN_GQlKT210',
  'band fr': 'KHtJ0wl9YTjuzgyv7PvSQsQIKgVvGNk2YRlBOBh9hig',
  'band tr': 'kV82SXfWCrFTD1MlgJ95dSRRa3lkehYkC_i8ykgNl1g',
  'day ar': 'ynBe5kq6uze3epbYnTO54bDt73FwDvE0dTP1JfpfZrI',
  'day de': 'XbJ3pH-6nVn0G569LPx-I7IwgO7H0ACMw3HbXqzp7qk',
  'day en': 'tsFENmmLUDr76GsJaq5dv-b9NBR78ZqrLQRgjs8IOeA',
  'day es': 'OurAuF2wGe-4dFlwrbTEIQ5kCsxnR0qX5o8avkWWgm4',
  'day fr': 'J8p2B7rtB5ScMdVmaXBCQhQtwKlDH48hUzZy2XGPKGI',
  'day tr': 'xNjgAQ2SK4aeLcFyDi6AjgVpHpRj2u23NGLV8VgckB0',
  'festival ar': '77Rym49OhMf2hsHmI-pKYD0db-nvtuJfWiBxgt9sqBk',
  'festival de': 'eJRAlfMrmRkIDB2U2B-Ci2PVdRklmbz8IK2JJr591Yw',
  'festival en': 'ceLL4TQjH-dUrS-IrJSDIi3J00N6ceJzzx1FtsYj-0U',
  'festival es': '9s8JhHkdCJBHEM3MM4R8Cnr8ZIt8zRUutg8ZzIkJcqU',
  'festival fr': '3gTzx0_6FgxIgA2ah4U4AHhaAe_H2jyXv_XGaxq3P2E',
  'festival tr': 'yzsu-Bo8kodDziDO7q2JQmAnITRbMGa7Q76Yb9LURW0',
  'laurel ar': '7UoU8J-D8nSiwkd4f0Ro74ASM9eE3dfQ64sow_dwZlk',
  'laurel de': 'NCjg2RdcB_N8pdpsiYGzrpKvFmuFlp9od4DixWwVANk',
  'laurel en': '6hxafyZQN_w7YFXOqLkNd6A0Fcf1RA_FbevZTDymyIE',
  'laurel es': 'WzF0F9uW98HhfCzJpxvZ4u2Z5XAS8eIe1y_WoHU1pqY',
  'laurel fr': 'lGzWK5BQjtwR9vgyosreN8UXzHVKn9z6peEBQs_e6oM',
  'laurel tr': 'idIw9Y0nx_dC81G7_7MquAA5Q0NBTff8cXvglX8GKeM',
  'night ar': '3msZKr1Oox5bsIeBAVujkHGz8B4bFYR97hpx4eULuZk',
  'night de': '14QTUS29gj7k3G8SzBqaijfrvmhs9nkw9cooklsc10Y',
  'night en': 'jXsXjx_itEoH82-JvRHHru783KI1IA_5tU8CJeoq8RE',
  'night es': 'SasLNiY-7FAjLjcjpWj0-nCKoKzywIS9ZWC-1K4jaOQ',
  'night fr': 'NZYFGBwtvAUvA5hXgwbqxyml3SCh9XCNcYU59o5hLms',
  'night tr': 'X0Nj3_pzjujDUVjbUGgQugSZOTn1e8o3qy2m9GUzsOU',
  'quiet ar': 'KtHtJbzFkcFVlFN6uP7IyeQbDhCjcyNiqdRO5KV8FUw',
  'quiet de': 'yYjURHJhXC_Se_5shzp5hBuYu0SS7b2zI3eVs-OeIUk',
  'quiet en': '_Ir9_tHJ6wayRfClebHyWcOQgkDYN-NjPdIci4gT6SU',
  'quiet es': 'lWCzmEEdOHFqVVHhFo8k6NgKsOycmpbLeOerFgi2qzI',
  'quiet fr': 'mPkB7t9HFbbAUCY0Me934BmKELOJt7dGg9cNF1-FwEk',
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
