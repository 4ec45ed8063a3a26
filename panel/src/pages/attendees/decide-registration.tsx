import type { Attendee } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { LongTextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { nameOf } from '../../components/name-of.ts'
import { toast } from '../../components/toasts.tsx'
import { useProblemText } from '../../components/use-problem-text.ts'
import { approvalMessages } from '../../shell-parts/messages/approval.ts'

type Props = { eventId: number; of: Pick<Attendee, 'id' | 'first_name' | 'last_name'> }

/** Approves a registration at once, or declines it with a reason. The person gets an email, so neither is undone. */
export function DecideRegistration({ eventId, of }: Props) {
  const text = approvalMessages
  const client = useQueryClient()
  const problem = useProblemText()
  const [declines, setDeclines] = useState(false)
  const name = nameOf(of)
  const stale = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['attendees', eventId] }),
      client.invalidateQueries({ queryKey: ['events', eventId] }),
    ])
  const approve = useMutation({
    mutationFn: async () => laurel.attendees.approve(eventId, of.id),
    onSuccess: async ({ status }) => {
      toast(status === 'waitlisted' ? text.approvedToWait(name) : text.approved(name))
      await stale()
    },
    onError: (error) => toast(problem(error)),
  })
  return (
    <>
      <Button
        size="compact-sm"
        aria-label={text.approveOf(name)}
        loading={approve.isPending}
        onClick={() => approve.mutate()}
      >
        {text.approve}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={text.declineOf(name)}
        disabled={approve.isPending}
        onClick={() => setDeclines(true)}
      >
        {text.decline}
      </Button>
      {declines && <Decline {...{ eventId, of, stale }} close={() => setDeclines(false)} />}
    </>
  )
}

type DeclineProps = Props & { stale: () => Promise<unknown>; close: () => void }

function Decline({ eventId, of, stale, close }: DeclineProps) {
  const text = approvalMessages
  const name = nameOf(of)
  return (
    <Dialog title={text.declineOf(name)} close={close}>
      <Form
        submit={text.decline}
        save={async (values) => laurel.attendees.decline(eventId, of.id, { reason: textOf(values, 'reason') || null })}
        done={async () => {
          toast(text.declined(name))
          close()
          await stale()
        }}
      >
        <p>{text.declineAbout(name)}</p>
        <LongTextField
          name="reason"
          label={text.reason}
          description={text.reasonAbout}
          minRows={2}
          maxLength={500}
          data-autofocus
        />
      </Form>
    </Dialog>
  )
}
