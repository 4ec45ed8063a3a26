import { upload } from './factories.ts'
import { type Asked, type Below, MiB, worstText } from './worst-inputs.ts'

/** Delimited texts of up to ten megabytes whose quotes, ends, blanks, headers and addresses are as odd as they can be. */
function lists(below: Below): Record<string, string | Buffer> {
  const fill = (text: string, bytes: number) => text.repeat(Math.floor(bytes / Buffer.byteLength(text)))
  const header = 'First name,Last name,E-mail,Status\n'
  const rows = (count: number, row: (at: number) => string) =>
    header + Array.from({ length: count }, (_, at) => row(at)).join('\n')
  const files: Record<string, string | Buffer> = {
    'quotes alone': fill('"', 10 * MiB),
    'a quote that never closes': `${header}"${fill('x,\n', 9 * MiB)}`,
    'cells that are quoted halfway': header + fill('"a"x,"b"\n', 9 * MiB),
    'commas alone': fill(',', 10 * MiB),
    'line ends of every kind': fill('\r\n\r\n\n', 10 * MiB),
    'blank rows': fill(' , ,\n', 10 * MiB),
    'UTF-16 of nothing but marks': Buffer.alloc(10 * MiB, Buffer.from('\ufeff', 'utf16le')),
    'bytes of both code pages': Buffer.alloc(10 * MiB, Buffer.from([0xfd, 0xe7, 0xed, 0x2c, 0x0a])),
    'separators by the thousand': fill('sep=;', 10 * MiB),
    'twenty thousand people': rows(20_000, (at) => `Ayşe ${at},Yılmaz,p${at}@example.org,attended`),
    'twenty thousand without an address': rows(20_000, (at) => `Ayşe ${at},Yılmaz,${'x'.repeat(250)},`),
    'twenty thousand of one address': rows(20_000, () => `Ayşe,${'x'.repeat(150)},p@example.org,`),
    'addresses of many dots': rows(20_000, () => `A,B,${'a.'.repeat(120)}a@${'a-'.repeat(60)}.${'b.'.repeat(20)},`),
    'three problems in each of twenty thousand': rows(20_000, () => `,${'y'.repeat(300)},x@,maybe`),
    'headers of marks': `${Array.from({ length: 250 }, () => `a${'\u0301\u0323'.repeat(90)}`).join(',')}\nx`,
  }
  for (let turn = 0; turn < 6; turn += 1) {
    const odd = () => worstText(below, [30, 400, 1_900, 30_000][below(4)]!).replace(/[",\r\n]/g, '')
    const few = Array.from({ length: 50 }, () => `${odd()},${odd()},${odd()},${below(2) ? odd() : ''}`)
    let text = header
    while (Buffer.byteLength(text) < 5 * MiB) text += `${few.join('\n')}\n`
    files[`odd cells ${turn}`] = text.split('\n').slice(0, 20_000).join('\n')
    files[`odd text ${turn}`] = worstText(below, 5 * MiB)
  }
  return files
}

export function listRequests(below: Below, event: number): Asked[] {
  return Object.entries(lists(below)).map(([what, file]) => ({
    what,
    method: 'POST',
    path: `/api/v1/admin/events/${event}/attendees/import?dry_run=true`,
    ...upload(Buffer.from(file as string), { name: 'list.csv' }),
  }))
}
