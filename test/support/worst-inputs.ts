import { escapeXml, oleFileWith, workbookOf, workbookParts, zipOf } from '../fixtures/spreadsheets/make-workbook.ts'
import { upload } from './factories.ts'

export const MiB = 1_048_576

/** A request, and a word on what it tries. */
export type Asked = {
  what: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer | string
}
export type Below = (below: number) => number

/** Pieces that patterns, sorts and searches repeat themselves over. */
const PIECES = [
  ...[
    ' ',
    '\t',
    '\n ',
    ' \u00a0',
    '\u0085',
    '\u200b',
    '\u2800 ',
    '\u0301\u0323',
    '\ufdfa',
    'İ',
    'ß',
    '😀',
    '0',
    'a',
    'a.',
    '-',
    '--',
  ],
  ...[
    '.',
    '..',
    '@',
    'a@',
    ';',
    ';\t',
    '\t=',
    "'",
    '"',
    '%',
    '%2',
    '%c4',
    '/',
    '/c/',
    '/verify/',
    '//',
    '{{',
    '{{a',
    ',',
    '=',
    ';q=',
    '_x',
    '_x00',
  ],
]
const ENDS = ['', 'a', '!', '=', '.', '@a.b', ' \n', '.pdf', '}}', '\u0301']

/** A text of about so many characters that is one piece over and over, or two, with something else at its ends. */
export function worstText(below: Below, length: number): string {
  const pick = () => PIECES[below(PIECES.length)]!
  const piece = below(3) === 0 ? pick() + pick() : pick()
  const end = () => ENDS[below(ENDS.length)]!
  return end() + piece.repeat(Math.max(1, Math.floor(length / piece.length))) + end()
}

/** Megabytes of a few pieces in an order that no packer makes small, so that no ratio gives them away. */
function muchXml(below: Below, pieces: string[], bytes: number): string {
  let block = ''
  while (block.length < 256 * 1024) block += pieces[below(pieces.length)]!
  return block.repeat(Math.ceil(bytes / block.length))
}

function cells(texts: string[]): string {
  return texts.map((text) => `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`).join('')
}

function relationships(count: number): string {
  const one = (_: unknown, at: number) =>
    `<Relationship Id="${at.toString(36)}" Type="x/y" Target="../../../../a/${at}"/>`
  return Array.from({ length: count }, one).join('')
}

function workbooks(below: Below): Record<string, Buffer> {
  const clean = (text: string) => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '')
  const long = () => clean(worstText(below, 32_000)).slice(0, 32_700)
  const shared = (text: string, times: number) => ({
    strings: `<si><t>Name</t></si><si><t xml:space="preserve">${escapeXml(text)}</t></si>`,
    rows: `<row><c t="s"><v>0</v></c></row>${'<row><c t="s"><v>1</v></c></row>'.repeat(times)}`,
  })
  const sheet = (content: string) => workbookOf({ rows: content })
  const part = (name: string, content: string) => zipOf(workbookParts({ replace: { [name]: content } }))
  const files: Record<string, Buffer> = {
    'blanks between two letters, 240 times': workbookOf(shared(`a${' '.repeat(32_000)}b`, 240)),
    'marks, 240 times': workbookOf(shared(`a${'\u0301\u0323'.repeat(16_000)}`, 240)),
    'marks for headers': sheet(
      `<row>${cells(Array.from({ length: 30 }, () => `a${'\u0301\u0323'.repeat(16_000)}`))}</row>`,
    ),
    'an old Office file of many streams': Buffer.concat([
      oleFileWith('W'),
      Buffer.alloc(4 * MiB, oleFileWith('Workbooks').subarray(1024, 1280)),
    ]),
    'empty elements': sheet(muchXml(below, ['<row/>', '<row r="7"/>', '<a/>', '<row><c/></row>', '<b></b>'], 24 * MiB)),
    attributes: sheet(
      `<a ${'b="" '.repeat(9)}/>${muchXml(below, ['<a b="1"/>', '<a c="" d="22"/>', '<e f=""/>'], 24 * MiB)}`,
    ),
    entities: sheet(muchXml(below, ['&lt;', '&#65;', '&amp;&gt;', '<a/>', '&#x1F600;'], 24 * MiB)),
    'many cells': sheet(
      `<row>${cells(['Name'])}</row>${muchXml(below, ['<row><c><v>1</v></c></row>', '<row><c t="str"><v>ş</v></c><c><v>2</v></c></row>'], 20 * MiB)}`,
    ),
    relationships: part('xl/_rels/workbook.xml.rels', `<Relationships>${relationships(400_000)}</Relationships>`),
  }
  for (let turn = 0; turn < 4; turn += 1) {
    files[`a text ${turn} in many cells`] = workbookOf(shared(long(), 240))
    files[`headers ${turn}`] = sheet(
      `<row>${cells(Array.from({ length: 200 }, () => long().slice(0, 30_000)))}</row>`.repeat(1),
    )
    files[`a thousand names ${turn}`] = sheet(
      `<row>${cells(['Name'])}</row>${Array.from({ length: 1000 }, () => `<row>${cells([clean(worstText(below, 2_500))])}</row>`).join('')}`,
    )
  }
  return files
}

export function sheetRequests(below: Below, event: number): Asked[] {
  return Object.entries(workbooks(below)).map(([what, file]) => ({
    what,
    method: 'POST',
    path: `/api/v1/admin/events/${event}/bulk-generate?dry_run=true`,
    ...upload(file),
  }))
}

/** As many entries as a body of 1 MiB has room for. */
function many(one: string): string {
  return Array(Math.floor((MiB - 1000) / (one.length + 1)))
    .fill(one)
    .join(',')
}

export function bodyRequests(below: Below, event: number): Asked[] {
  const post = (path: string, what: string, body: string): Asked => ({
    what,
    method: 'POST',
    path: `/api/v1/admin/${path}`,
    body,
  })
  const start = '"name":"x","template_image_url":"placeholder"'
  const asked = ['{"":0}', '{}', '1', '""', '[]'].flatMap((one) => [
    post('events', `survey of ${one}`, `{${start},"survey":[${many(one)}]}`),
    post('events', `unknown list of ${one}`, `{${start},"more":[${many(one)}]}`),
    post(`events/${event}/certificates`, `attendees of ${one}`, `{"attendee_ids":[${many(one)}]}`),
    post('api-keys', `scopes of ${one}`, `{"name":"x","scopes":[${many(one)}]}`),
    post('webhooks', `events of ${one}`, `{"url":"https://example.org","events":[${many(one)}]}`),
  ])
  const fields = Array.from({ length: 90_000 }, (_, at) => `"${at.toString(36)}":0`).join(',')
  asked.push(post('events', 'unknown fields', `{${start},${fields}}`))
  asked.push({ ...post(`events/${event}`, 'unknown fields alone', `{${fields}}`), method: 'PATCH' })
  for (let turn = 0; turn < 40; turn += 1) {
    const text = JSON.stringify(worstText(below, [250, 9_000, 900_000][below(3)]!).slice(0, 900_000))
    const field = ['name', 'event_timezone', 'start_time', 'template_image_url', 'event_description', 'event_language'][
      below(6)
    ]!
    const base = { name: '"x"', template_image_url: '"placeholder"', [field]: text }
    asked.push(
      post(
        'events',
        `${field} ${text.slice(0, 20)}`,
        `{${Object.entries(base)
          .map(([name, value]) => `"${name}":${value}`)
          .join(',')}}`,
      ),
    )
    asked.push(post(`events/${event}/attendees`, `email ${text.slice(0, 20)}`, `{"first_name":"x","email":${text}}`))
  }
  return asked
}

/** Multipart bodies whose boundaries, headers, names and gaps are as odd as they can be. */
export function uploadRequests(below: Below, event: number): Asked[] {
  const send = (what: string, body: string, boundary = 'b'): Asked => ({
    what,
    method: 'POST',
    path: [`/api/v1/admin/events/${event}/bulk-generate`, '/api/v1/admin/designs'][below(2)]!,
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    body: Buffer.from(body, 'latin1'),
  })
  const part = (header: string, value = '') => `--b\r\n${header}\r\n\r\n${value}\r\n`
  const named = (name: string, more = '') => part(`Content-Disposition: form-data; name="${name}"${more}`)
  const fill = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length))
  const boundary = 'a'.repeat(12_000)
  const asked = [
    send('a long boundary that nearly comes', fill(`\r\n--${boundary.slice(1)}b`, 6 * MiB), boundary),
    send('a boundary that repeats itself', fill(`\r\n--${'-'.repeat(999)}b`, 6 * MiB), '-'.repeat(1_000)),
    send('line breaks before the first part', fill('\r\n-', 6 * MiB)),
    send('a file of line breaks', named('file', '; filename="a"').slice(0, -2) + fill('\r\n--', 5 * MiB)),
    send('parts without an end', fill(named('x'), 6 * MiB)),
    send('parts without a name', fill(part('a: b'), 6 * MiB)),
    send('a header without an end', `--b\r\n${fill('a: b\r\n', 6 * MiB)}`),
    send('a header in many lines', `--b\r\nContent-Disposition: form-data${fill('\r\n ;a=b', 6 * MiB)}`),
  ]
  for (let turn = 0; turn < 20; turn += 1) {
    const text = worstText(below, 7_000)
    const plain = Buffer.from(text)
      .toString('latin1')
      .replace(/[\r\n]/g, ' ')
    asked.push(send(`a field called ${text.slice(0, 20)}`, `${fill(named(plain), 120_000)}--b--\r\n`))
    asked.push(send(`a file called ${text.slice(0, 20)}`, `${named('file', `; filename="${plain}"`)}--b--\r\n`))
    asked.push(send(`a header of ${text.slice(0, 20)}`, `${part(`Content-Disposition: ${plain}`)}--b--\r\n`))
  }
  return asked
}

/** Fifteen of the sixteen kilobytes that an address and its headers may have. */
export function addressRequests(below: Below): Asked[] {
  const get = (what: string, path: string, headers = {}): Asked => ({ what, method: 'GET', path, headers })
  const asked = [
    get('one name many times', `/api/v1/admin/events?${'a&'.repeat(7_500)}`),
    get('one value many times', `/api/v1/admin/events?${'search=a&'.repeat(1_600)}`),
  ]
  for (let turn = 0; turn < 40; turn += 1) {
    const text = worstText(below, 2_000)
    const path = encodeURIComponent(text).slice(0, 15_000).replace(/%.?$/, '')
    const plain = text
      .replace(/[^\x20-\x7e]/g, 'x')
      .repeat(6)
      .slice(0, 15_000)
    asked.push(
      get(`code ${text.slice(0, 20)}`, `/verify?code=${path}`),
      get(`path ${text.slice(0, 20)}`, `/c/${path.slice(0, 450)}`),
    )
    asked.push(
      get(`search ${text.slice(0, 20)}`, `/api/v1/admin/events?search=${path}`),
      get(`query ${text.slice(0, 20)}`, `/api/v1/admin/events?${path}`),
    )
    for (const name of ['accept', 'authorization', 'idempotency-key', 'if-none-match'])
      asked.push(get(`${name} ${text.slice(0, 20)}`, '/verify', { [name]: plain }))
  }
  return asked
}
