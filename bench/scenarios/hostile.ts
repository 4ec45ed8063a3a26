import { setTimeout as wait } from 'node:timers/promises'
import { workbookOf, workbookParts, zipOf } from '../../test/fixtures/spreadsheets/make-workbook.ts'
import type { Result } from '../compare.ts'
import { median } from '../load.ts'
import { openStage, type Stage } from '../stage.ts'
import { latency } from './latency.ts'
import { addAttendees } from './tenants.ts'

const ROUNDS = 5
const SECONDS = 4
const UPLOADERS = 8
const MAX_MS = 200

/** Other requests while hostile workbooks are uploaded without a pause, each as costly as the limits allow. */
export async function hostileScenarios(): Promise<Result[]> {
  const stage = await openStage()
  try {
    const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
    await addAttendees(stage.client, event.id, 40)
    const page = `/admin/events/${event.id}/attendees`
    const upload = uploader(stage, event.id)
    await upload(SECONDS)
    const rounds: { idle: number; busy: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const idle = await latency(stage, page, () => wait(1_500))
      rounds.push({ idle, busy: await latency(stage, page, () => upload(SECONDS)) })
    }
    const [ours, floor] = [median(rounds.map(({ busy }) => busy)), median(rounds.map(({ idle }) => idle))]
    return [
      {
        name: 'p99 of other requests while hostile workbooks are read',
        unit: 'ms',
        ours,
        floor,
        ratio: ours / floor,
        bar: `at most ${MAX_MS} ms`,
        held: ours <= MAX_MS,
      },
    ]
  } finally {
    await stage.close()
  }
}

/** Every one of these is taken in whole, and is at work for long before it is refused or done. */
function hostileWorkbooks(): Buffer[] {
  const times = (count: number, make: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => make(n)).join('')
  const cells = (row: number) => times(20, (n) => `<c t="str"><v>${`ş${row * 20 + n}`.padEnd(20, 'x')}</v></c>`)
  const stored = (rows: string, strings = '') =>
    zipOf(workbookParts({ rows, strings }).map((part) => ({ ...part, stored: part.content.length < 4_000_000 })))
  return [
    // The largest that is read at all, which is then found to have too many names.
    workbookOf({ rows: times(20_000, (n) => `<row>${cells(n)}</row>`) }),
    workbookOf({ rows: times(150_000, (n) => `<row r="${n + 1}"><c><v>${n % 7919}.${n}</v></c></row>`) }),
    stored('<row><c t="s"><v>1048576</v></c></row>', '<si><t>a</t></si>'.repeat(200_000)),
    stored(`<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(700), `<si><t>${'x'.repeat(32_000)}</t></si>`),
    workbookOf({ rows: times(1_000_000, (n) => `<row r="${n + 2}" s="1"/>`) }),
  ]
}

/** Several who upload one hostile workbook after the other for so many seconds. */
function uploader(stage: Stage, eventId: number): (seconds: number) => Promise<void> {
  const files = hostileWorkbooks().map((bytes) => new Blob([new Uint8Array(bytes)]))
  const uploadAll = async (until: number, first: number) => {
    for (let n = first; Date.now() < until; n++) {
      const form = new FormData()
      form.set('file', files[n % files.length]!, 'names.xlsx')
      const answer = await fetch(`${stage.api}/admin/events/${eventId}/bulk-generate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stage.key}` },
        body: form,
      })
      const text = await answer.text()
      if (answer.status !== 422) throw new Error(`A hostile workbook was answered with ${answer.status}: ${text}`)
    }
  }
  return async (seconds) => {
    const until = Date.now() + seconds * 1_000
    await Promise.all(Array.from({ length: UPLOADERS }, (_, n) => uploadAll(until, n)))
  }
}
