import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { certificateMessages } from './messages.ts'

/** History of a certificate. */
export function CertificateHistory({ id }: { id: number }) {
  const text = certificateMessages
  const { formats } = useLanguage()
  const history = useQuery({
    queryKey: ['certificates', 'one', id, 'history'],
    queryFn: () => laurel.certificates.history(id),
  })
  if (!history.data) return null
  return (
    <section aria-label={text.history}>
      <h2 className="group-title">{text.history}</h2>
      <ol className="story">
        {history.data.map(({ kind, at, actor, count, status }) => (
          <li key={`${kind} ${at}`}>
            <strong>{text.kinds[kind]}</strong>
            {count > 1 && ` × ${formats.number(count)}`} {status && <span className="soft">{status}</span>}
            <span className="soft">
              {' '}
              {formats.moment(at)} {actor?.name && <bdi>{actor.name}</bdi>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
