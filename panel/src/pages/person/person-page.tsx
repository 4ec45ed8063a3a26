import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { EmptyNote } from '../../components/empty-note.tsx'
import { TextInput } from '../../components/inputs.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { personMessages } from './messages.ts'
import './person.css'
import { linesOf, PARTS } from './person-lines.tsx'

/** All records of one email address, across events. */
export function PersonPage() {
  const text = personMessages
  const { email = '' } = useSearch({ strict: false }) as { email?: string }
  return (
    <>
      <PageHead title={text.title} />
      <p className="soft person-about">{text.about}</p>
      <AddressForm key={email} email={email} />
      {email !== '' && <Records email={email} />}
    </>
  )
}

function AddressForm({ email }: { email: string }) {
  const text = personMessages
  const navigate = useNavigate()
  return (
    <form
      className="row person-form"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        const asked = String(new FormData(submitted.currentTarget).get('email')).trim()
        void navigate({ to: '/person', search: { email: asked } as never })
      }}
    >
      <TextInput
        name="email"
        type="email"
        required
        withAsterisk={false}
        label={text.email}
        defaultValue={email}
        maxLength={254}
      />
      <Button type="submit" style={{ alignSelf: 'end' }}>
        {text.find}
      </Button>
    </form>
  )
}

function Records({ email }: { email: string }) {
  const text = personMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const found = useQuery({
    queryKey: ['person', email.toLowerCase()],
    queryFn: () => laurel.privacy.records({ email }),
    // A mistyped address stays one.
    retry: false,
  })
  if (found.isPending) return <Skeleton height={240} />
  if (found.isError) return <ProblemNote error={found.error} retry={() => void found.refetch()} />
  const parts = PARTS.flatMap((name) => {
    const part = linesOf(name, found.data, text, formats)
    return part && part.total > 0 ? [{ name, ...part }] : []
  })
  if (parts.length === 0) return <EmptyNote title={text.nothing}>{text.nothingAbout}</EmptyNote>
  return (
    <div className="person-parts">
      <h2>
        <bdi>{found.data.name ?? found.data.email}</bdi>
      </h2>
      {may(who, 'privacy:write') && (
        <p>
          <Link to="/settings/privacy" search={{ email: found.data.email } as never}>
            {text.privacy}
          </Link>
        </p>
      )}
      {parts.map(({ name, total, lines }) => (
        <section key={name} className="surface padded stack" aria-labelledby={`part-${name}`}>
          <h3 className="group-title" id={`part-${name}`}>
            {text.parts[name]} <span className="soft count">{formats.number(total)}</span>
          </h3>
          <ul className="story">
            {lines.map(({ key, said, about, at }) => (
              <li key={key}>
                <div>{said}</div>
                <div className="soft">
                  {about
                    .filter((each) => each !== null && each !== '')
                    .map((each) => (
                      <span key={each}>
                        <bdi>{each}</bdi> ·{' '}
                      </span>
                    ))}
                  {formats.moment(at)}
                </div>
              </li>
            ))}
          </ul>
          {lines.length < total && (
            <p className="soft">{text.newest(formats.number(lines.length), formats.number(total))}</p>
          )}
        </section>
      ))}
    </div>
  )
}
