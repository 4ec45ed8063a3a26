import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { DayBars } from '../../../components/day-bars.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import '../emails.css'
import { outboxMessages } from '../messages/outbox.ts'

const FIGURES = ['emails_sent', 'emails_failed', 'emails_bounced', 'emails_complained', 'unsubscribed'] as const

/** Emails of the last thirty days by day: sent, failed, bounced and reported, with the thirty days before. */
export function EmailFigures() {
  const text = outboxMessages
  const { formats } = useLanguage()
  const { data } = useQuery({ queryKey: ['analytics', 'overview', 30], queryFn: () => laurel.analytics.overview() })
  // The place is kept while the figures load, so that the list below does not move.
  return (
    <section className="email-figures" aria-label={text.figures} aria-busy={data === undefined}>
      {data &&
        FIGURES.map((key) => {
          const { value, previous } = data.totals[key]
          return (
            <div key={key}>
              <h2>
                {text.figure[key]} <strong>{formats.number(value)}</strong>
              </h2>
              <p className="soft">{text.before(formats.number(previous))}</p>
              <DayBars
                name={text.byDay(text.figure[key])}
                day={text.day}
                of={data.series.map((day) => ({ date: day.date, count: day[key] }))}
              />
            </div>
          )
        })}
    </section>
  )
}
