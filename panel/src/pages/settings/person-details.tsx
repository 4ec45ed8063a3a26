import type { Member } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { Form } from '../../components/form.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { peopleMessages } from './messages/people.ts'
import { RoleFields, roleOf } from './role-fields.tsx'

/** Role of a member, with sign-out and removal. */
export function PersonDetails({ of, close }: { of: Member; close: () => void }) {
  const text = peopleMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const stale = () => client.invalidateQueries({ queryKey: ['people'] })
  const mayWrite = may(who, 'people:write')
  return (
    <DetailsDrawer title={<bdi>{of.name}</bdi>} close={close}>
      <div className="stack">
        <Facts
          of={[
            [text.email, of.email],
            [text.role, text.roles[of.role]],
            [text.reach, text.events(of.event_ids?.length ?? null)],
            [text.secondFactor, of.second_factor ? text.yes : text.no],
          ]}
        />
        {mayWrite && (
          <>
            <Form
              submit={text.save}
              save={(values) => laurel.people.update(of.id, roleOf(values))}
              done={async () => {
                toast(text.saved)
                close()
                await stale()
              }}
            >
              <RoleFields role={of.role} events={of.event_ids} />
            </Form>
            <MemberButtons of={of} remove={() => setRemoving(true)} />
          </>
        )}
        {removing && (
          <ActionWithPreview
            title={text.removeTitle(of.name)}
            label={text.remove}
            isDanger
            action={() => laurel.people.remove(of.id)}
            done={async () => {
              toast(text.removed(of.name))
              close()
              await stale()
            }}
            close={() => setRemoving(false)}
          >
            {text.removeAbout}
          </ActionWithPreview>
        )}
      </div>
    </DetailsDrawer>
  )
}

function MemberButtons({ of, remove }: { of: Member; remove: () => void }) {
  const text = peopleMessages
  const signOut = useMutation({
    mutationFn: () => laurel.people.signOut(of.id),
    onSuccess: () => toast(text.signedOut),
  })
  return (
    <>
      {signOut.isError && <ProblemNote error={signOut.error} />}
      <div className="row">
        <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {text.signOut}
        </Button>
        <Button variant="subtle" color="red" onClick={remove}>
          {text.remove}
        </Button>
      </div>
    </>
  )
}
