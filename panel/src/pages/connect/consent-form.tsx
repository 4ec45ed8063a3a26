import type { AppRequest } from '@laurel/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import type { SignedIn } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { NativeSelect } from '../../components/inputs.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { AppFacts } from './app-facts.tsx'
import { connectMessages } from './messages.ts'
import { ScopeChoice } from './scope-choice.tsx'

const NEVER = 'never'

/** Isolates of Unicode (UAX #9): the name may run the other way than the sentence around it. */
const [FSI, PDI] = ['\u2068', '\u2069']

type Asked = { request: string; asked: AppRequest; who: SignedIn }

/** The app, the permissions it would get, and the decision. */
export function ConsentForm({ request, asked, who }: Asked) {
  const text = connectMessages
  const [chosen, setChosen] = useState(() =>
    asked.scopes.filter(({ requested }) => requested).map(({ scope }) => scope),
  )
  const [days, setDays] = useState('90')
  const decide = useMutation({
    mutationFn: (allowed: boolean) =>
      allowed
        ? laurel.me.approveApp(request, {
            scopes: chosen,
            ...(days === NEVER ? {} : { expires_in_days: Number(days) }),
          })
        : laurel.me.denyApp(request),
    onSuccess: ({ redirect_to }) => location.assign(redirect_to),
  })
  if (decide.isSuccess) return <Done back={decide.data.redirect_to} />
  return (
    <div className="stack">
      <h1>{text.asks(`${FSI}${asked.client.name}${PDI}`)}</h1>
      <AppFacts asked={asked} who={who} request={request} />
      <ScopeChoice scopes={asked.scopes} chosen={chosen} choose={setChosen} />
      <NativeSelect
        label={text.until}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
        data={[
          ...Object.entries(text.days).map(([value, label]) => ({ value, label })),
          { value: NEVER, label: text.untilRevoked },
        ]}
      />
      <p className="soft">
        {text.limits} {text.revocable}
      </p>
      {decide.isError && <ProblemNote error={decide.error} />}
      <div className="row">
        <Button disabled={chosen.length === 0} loading={decide.isPending} onClick={() => decide.mutate(true)}>
          {text.confirm}
        </Button>
        <Button variant="default" disabled={decide.isPending} onClick={() => decide.mutate(false)}>
          {text.refuse}
        </Button>
      </div>
    </div>
  )
}

/** Shown while the app opens, and afterwards if it is a program that opens no page. */
function Done({ back }: { back: string }) {
  const text = connectMessages
  return (
    <div className="stack" role="status">
      <h1>{text.done}</h1>
      <p>{text.doneAbout}</p>
      <a href={back}>{text.back}</a>
    </div>
  )
}
