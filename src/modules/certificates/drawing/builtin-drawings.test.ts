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
