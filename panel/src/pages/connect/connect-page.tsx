import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext, useSearch } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { Note } from '../../components/note.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { ConsentForm } from './consent-form.tsx'
import { connectMessages } from './messages.ts'
import './connect.css'

/** Asks for consent to an app, such as an assistant, that wants to act for the signed-in person. */
export function ConnectPage() {
  const text = connectMessages
  const { request, problem } = useSearch({ strict: false })
  return (
    <main className="public-page consent-page surface">
      <title>{`${text.title} · Laurel`}</title>
      {problem === undefined && request !== undefined ? (
        <Asking request={request} />
      ) : (
        <>
          <h1>{text.title}</h1>
          <Note role="alert" tone="warning">
            {problem === undefined ? text.missing : (text.problems[problem] ?? text.problems['request'])}
          </Note>
        </>
      )}
    </main>
  )
}

function Asking({ request }: { request: string }) {
  const text = connectMessages
  const { who } = useRouteContext({ from: '/connecting' })
  const asked = useQuery({
    queryKey: ['app-requests', request],
    queryFn: () => laurel.me.appRequest(request),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (who.second_factor_required)
    return (
      <>
        <h1>{text.title}</h1>
        <p>{text.factor}</p>
        <Link to="/me">{text.toAccount}</Link>
      </>
    )
  if (asked.isPending) return <Skeleton height={320} />
  if (asked.isError)
    return (
      <>
        <h1>{text.title}</h1>
        <ProblemNote error={asked.error} />
      </>
    )
  return <ConsentForm request={request} asked={asked.data} who={who} />
}
