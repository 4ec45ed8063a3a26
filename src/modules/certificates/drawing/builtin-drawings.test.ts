import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleRecord } from '../../../../test/fixtures/render/certificate-sample.ts'
import { streamsDigest } from '../../../../test/fixtures/render/streams-digest.ts'
import { pdfBytes, renderParts } from '../../../lib/render/index.ts'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { builtinDesigns } from '../../designs/builtin/builtin-designs.ts'
import { certificateDrawing } from './certificate-drawing.ts'

/** Drawings of a certificate in each design and language. */
const DRAWN: Record<string, string> = {
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

const record = sampleRecord({ tier: 'With Distinction', expires_at: new Date('2027-11-20T22:30:00Z') })

test('certificates of each built-in design keep the bytes that they are drawn with, in each language', () => {
  const drawn: Record<string, string> = {}
  for (const { key, layout } of builtinDesigns) {
    for (const language of LANGUAGES) {
      const design = { key: `${key} ${language}`, layout: layout(language, null), background: null }
      drawn[design.key] = streamsDigest(pdfBytes(renderParts(certificateDrawing(record, design))))
    }
  }
  assert.deepEqual(drawn, DRAWN, 'Certificates keep their bytes: add another design instead of changing this one.')
})
