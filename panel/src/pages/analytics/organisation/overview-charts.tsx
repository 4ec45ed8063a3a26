import type { OrganisationOverview } from '@laurel/client'
import { BarChart } from '../../../components/charts/bar-chart.tsx'
import { ChartCard, seriesTable } from '../../../components/charts/chart-card.tsx'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { certificateFigureMessages } from '../messages/certificates.ts'
import { emailFigureMessages } from '../messages/emails.ts'
import { organisationMessages } from '../messages/organisation.ts'

type Key = Exclude<keyof OrganisationOverview['series'][number], 'date'>

/** Figures over the period: registrations, attendance, certificates and emails. */
export function OverviewCharts({ of }: { of: OrganisationOverview }) {
  const text = organisationMessages
  const certificates = certificateFigureMessages
  const emails = emailFigureMessages
  const { formats } = useLanguage()
  const common = { dates: of.series.map(({ date }) => date), interval: of.interval }
  const line = (key: Key, name: string) => ({ key, name, values: of.series.map((each) => each[key]) })
  const one = (key: Key & keyof OrganisationOverview['totals'], name: string) => ({
    ...common,
    ...{ title: name, figure: formats.number(of.totals[key].value), series: [line(key, name)] },
  })
  return (
    <>
      <TimeChart {...one('registered', text.figures.registered)} />
      <TimeChart {...one('attended', text.figures.attended)} />
      <TimeChart {...one('certificates_issued', text.figures.certificates_issued)} />
      <TimeChart
        {...common}
        title={certificates.uses}
        kind="lines"
        series={[
          line('certificates_verified', certificates.usedAs.verified),
          line('certificates_downloaded', certificates.usedAs.downloaded),
          line('certificates_shared', certificates.usedAs.shared),
        ]}
      />
      <TimeChart
        {...common}
        title={emails.title}
        figure={formats.number(of.totals.emails_sent.value)}
        kind="lines"
        series={[
          line('emails_sent', emails.names.sent),
          line('emails_bounced', emails.names.bounced),
          line('emails_failed', emails.names.failed),
        ]}
      />
      <HoursOfDay of={of} />
    </>
  )
}

/** Check-ins by hour of the day, over all days of the period. */
function HoursOfDay({ of }: { of: OrganisationOverview }) {
  const text = organisationMessages
  const { formats } = useLanguage()
  const marks = of.hours.map(({ hour_of_day }) => {
    const short = String(hour_of_day).padStart(2, '0')
    return { key: short, short, name: `${short}:00` }
  })
  const series = [{ key: 'check-ins', name: text.checkIns, values: of.hours.map(({ checked_in }) => checked_in) }]
  return (
    <ChartCard
      title={text.byHour}
      about={text.byHourAbout(of.time_zone)}
      lack={of.hours.every(({ checked_in }) => checked_in === 0) && text.noCheckIns}
      table={seriesTable(text.hour, marks, series, formats.number)}
    >
      <BarChart name={text.byHour} marks={marks} series={series} />
    </ChartCard>
  )
}
