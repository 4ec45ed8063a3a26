import './day-bars.css'
import { COLON, useLanguage } from '../messages/use-messages.tsx'

type Day = { date: string; count: number }

const HEIGHT = 48

/** Bars by day, with the same numbers as a table for screen readers. */
export function DayBars({ name, day, of }: { name: string; day: string; of: readonly Day[] }) {
  const { formats } = useLanguage()
  const most = Math.max(1, ...of.map(({ count }) => count))
  const said = (date: string) => formats.day(`${date}T12:00:00Z`, 'UTC')
  return (
    <div className="day-bars">
      <svg viewBox={`0 0 ${of.length * 8} ${HEIGHT + 1}`} preserveAspectRatio="none" aria-hidden>
        <line x1="0" x2={of.length * 8} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} className="day-line" />
        {of.map(({ date, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT)
          return (
            <rect key={date} x={index * 8 + 1} y={HEIGHT - height} width="6" height={height}>
              <title>{`${said(date)}${COLON} ${formats.number(count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <div className="day-ends soft" aria-hidden>
        <span>{of.length > 0 && said(of[0]!.date)}</span>
        <span>{of.length > 0 && said(of.at(-1)!.date)}</span>
      </div>
      <div className="hidden-text">
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{day}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {of.map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{said(date)}</th>
                <td>{formats.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
