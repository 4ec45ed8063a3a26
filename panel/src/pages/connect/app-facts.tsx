import type { AppRequest } from '@laurel/client'
import { useMutation } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import type { SignedIn } from '../../api/sign-in-session.ts'
import { ROOT } from '../../api/site.ts'
import { Facts } from '../../components/facts.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { Note } from '../../components/note.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { connectMessages } from './messages.ts'

/** The identity of the app as far as it is known, and the person and organisation that it would act for. */
export function AppFacts({ asked, who, request }: { asked: AppRequest; who: SignedIn; request: string }) {
  const text = connectMessages
  const { client, organisation } = asked
  const isChoice = who.organisations.length > 1
  return (
    <>
      <Facts
        of={[
          ...(client.kind === 'document' ? [[text.describedBy, <bdi key="host">{client.host}</bdi>] as const] : []),
          [
            text.answerTo,
            <bdi key="redirect">
              {client.is_this_machine ? `${client.redirect_host} (${text.thisMachine})` : client.redirect_host}
            </bdi>,
          ],
          [text.signedInAs, <bdi key="person">{who.person.email}</bdi>],
          ...(isChoice ? [] : [[text.organisation, <bdi key="organisation">{organisation.name}</bdi>] as const]),
        ]}
      />
      {isChoice && <OrganisationChoice who={who} request={request} />}
      {client.kind === 'registered' && <p className="soft">{text.unverified}</p>}
      {client.is_this_machine && <Note tone="warning">{text.thisMachineWarning}</Note>}
    </>
  )
}

/** Changes the organisation of the sign-in session, whose rules apply to the consent. */
function OrganisationChoice({ who, request }: { who: SignedIn; request: string }) {
  const text = connectMessages
  const choose = useMutation({
    mutationFn: (id: number) => laurel.auth.chooseOrganisation({ organisation_id: id }),
    onSuccess: () => location.assign(`${ROOT}/admin/connect?request=${encodeURIComponent(request)}`),
  })
  return (
    <>
      <NativeSelect
        label={text.organisation}
        value={who.organisation.id}
        disabled={choose.isPending}
        data={who.organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => choose.mutate(Number(event.currentTarget.value))}
      />
      {choose.isError && <ProblemNote error={choose.error} />}
    </>
  )
}
