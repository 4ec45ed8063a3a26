import { createAttendee } from '../modules/attendees/index.ts'
import { issueCertificates } from '../modules/certificates/index.ts'
import { createEvent } from '../modules/events/index.ts'
import type { Context } from '../platform/context/context.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'

const PEOPLE = [
  ['Ayşe', 'Yılmaz Şahin'],
  ['İbrahim Çağrı', 'Öğüt'],
  ['Nguyễn Thị', 'Ánh'],
  ['José', 'Álvarez'],
  ['محمد', 'عبد الله'],
  ['שרה', 'כהן'],
  ['王小明', ''],
  ['김민준', ''],
  ['สมชาย', 'ใจดี'],
  ['देवेंद्र', 'सिंह'],
  ['Ольга', 'Щукина'],
  ['Γιώργος', 'Παπαδόπουλος'],
] as const

/** Creates one event with attendees whose names use many scripts, each with a certificate, all or nothing. */
export function seedDemo(ctx: Context): Promise<{ event_id: number; attendees: number; cert_url: string }> {
  return inTransaction(ctx, async (ctx) => {
    const event = await createEvent(ctx, {
      name: 'Laurel Summit',
      template_image_url: 'placeholder',
      event_date: ctx.now().toISOString(),
      event_location: 'Istanbul',
      event_timezone: 'Europe/Istanbul',
    })
    for (const [index, [first_name, last_name]] of PEOPLE.entries()) {
      await createAttendee(ctx, event.id, { first_name, last_name, email: `person${index + 1}@example.org` })
    }
    const { certificates } = await issueCertificates(ctx, event.id, [])
    return { event_id: event.id, attendees: PEOPLE.length, cert_url: certificates[0]!.cert_url }
  })
}
