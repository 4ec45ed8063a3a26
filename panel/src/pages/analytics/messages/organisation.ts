import { messages } from '../../../messages/use-messages.tsx'

const ENGLISH = {
  title: 'Analytics',
  views: { overview: 'Overview', certificates: 'Certificates', contacts: 'Contacts and deals', training: 'Training' },
  comparedWith: (days: string) => `Compared with the period before: ${days}.`,
  nothingBefore: (days: string, from: string | undefined) =>
    `Not enough data to compare yet: nothing was counted in the period before (${days}).${from ? ` From ${from} on there is something to compare; a shorter period compares sooner.` : ''}`,
  figures: {
    events: 'Events',
    registered: 'Registrations',
    attended: 'Attended',
    no_shows: 'Did not come',
    certificates_issued: 'Certificates issued',
    certificates_verified: 'Certificates verified',
    survey_responses: 'Survey responses',
    emails_sent: 'Emails sent',
    credits_used: 'Credits used',
  },
  funnel: 'From registration to certificate',
  checkIns: 'Check-ins',
  byHour: 'Check-ins by hour of the day',
  byHourAbout: (zone: string) => `All days of the period together, hours in ${zone}.`,
  hour: 'Hour',
  noCheckIns: 'Nobody has checked in during this period.',
  events: 'Events that stand out',
  noEvents: 'No event of this period is over yet.',
  order: 'Order of events',
  orders: {
    best_attended: 'Best attended',
    worst_attended: 'Least attended',
    most_registered: 'Most registrations',
    least_registered: 'Fewest registrations',
  },
  event: 'Event',
  attendance: 'Attendance',
  cameOf: (attended: string, registered: string) => `${attended} of ${registered} came`,
  plan: 'Credits and plan',
  credits: 'Credits left.',
  creditsHeld: (held: string) => `Credits left, of which ${held} are held for running jobs.`,
  limit: 'Limit',
  used: 'Used',
  usedOf: (used: string, most: string) => `${used} of ${most}`,
  near: 'nearly reached',
  limits: {
    requests_per_minute: 'API requests in the busiest minute',
    requests_per_hour: 'API requests in the busiest hour',
  } as Record<string, string>,
}

export const organisationMessages = messages(ENGLISH)
