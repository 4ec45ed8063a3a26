import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { ownAddress } from '../../../api/site.ts'
import { Button } from '../../../components/button.ts'
import { importStepMessages } from '../../../components/import/messages.ts'
import { COLON, useLanguage } from '../../../messages/use-messages.tsx'

const NEWEST = 20

/** Earlier imports of the event with their results, and their rejected rows for 30 days. */
export function EarlierImports({ eventId }: { eventId: number }) {
  const text = importStepMessages
  const { formats } = useLanguage()
  const earlier = useQuery({
    queryKey: ['attendees', eventId, 'imports'],
    queryFn: () => laurel.attendees.imports(eventId, { limit: NEWEST }),
  })
  if (!earlier.data?.rows.length) return null
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.earlier}</h2>
      <ul className="problems">
        {earlier.data.rows.map((done) => (
          <li key={done.id}>
            {formats.moment(done.created_at)}
            {COLON} {text.verdict(done)}{' '}
            {done.failed_rows_url && (
              <Button
                component="a"
                variant="subtle"
                size="compact-sm"
                href={ownAddress(done.failed_rows_url)}
                aria-label={text.failedRowsOf(formats.moment(done.created_at))}
                download
              >
                {text.failedRows}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
