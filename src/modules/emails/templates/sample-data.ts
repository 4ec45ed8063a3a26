import type { Context } from '../../../platform/context/context.ts'
import type { MailData } from './mail-data.ts'

/** Sample values for every variable, for previews. All links lead to this site. */
export function sampleData({ siteUrl, now }: Pick<Context, 'siteUrl' | 'now'>, zone: string): MailData {
  const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000)
  return {
    time_zone: zone,
    event: {
      name: 'Open Day',
      starts_at: inDays(14),
      ends_at: new Date(inDays(14).getTime() + 7 * 3_600_000),
      time_zone: zone,
      location: 'Main Hall\n1 Garden Street',
      description: 'A day of talks and workshops.',
      online_url: 'https://meet.example.org/open-day',
      url: `${siteUrl}/e/sample`,
    },
    attendee: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.org',
      ticket_url: `${siteUrl}/T/SAMPLE`,
      registration_url: `${siteUrl}/t/sample`,
      status: 'registered',
    },
    contact: { company: 'Analytical Engines', title: 'Engineer' },
    survey: { url: `${siteUrl}/s/sample`, closes_at: inDays(28) },
    certificate: {
      attendee_name: 'Ada Lovelace',
      event_name: 'Open Day',
      issued_at: now(),
      expires_at: inDays(730),
      verify_url: `${siteUrl}/c/sample`,
      pdf_url: `${siteUrl}/c/sample.pdf`,
      code: 'ABCD-EFGH-JKMN-P',
      tier: 'Gold',
      kind: 'attendee',
      linkedin_url: 'https://www.linkedin.com/profile/add',
      wallet_url: `${siteUrl}/c/sample/wallet`,
      // For the variable `values.KEY`; a preview has samples of the keys in its template.
      values: { KEY: '8 hours' },
    },
    badge: {
      name: 'Speaker',
      description: 'Has spoken at three of our events.',
      url: `${siteUrl}/b/sample`,
      image_url: `${siteUrl}/b/sample.png`,
      wallet_url: `${siteUrl}/b/sample/wallet`,
      earned_at: now(),
      expires_at: inDays(365),
    },
    course: { name: 'Fire Safety' },
    programme: { name: 'Safety at Work' },
    completion: { completed_at: now() },
    assignment: { due_date: inDays(-3).toISOString().slice(0, 10) },
    session: sampleSession(inDays(14)),
    form: { name: 'Questions about the event' },
    place: { offered_until: inDays(2), url: `${siteUrl}/t/sample` },
  }
}

function sampleSession(starts_at: Date): NonNullable<MailData['session']> {
  const ends_at = new Date(starts_at.getTime() + 3_600_000)
  return { title: 'Opening talk', starts_at, ends_at, location: 'Room 1', speaker: 'Grace Hopper' }
}
