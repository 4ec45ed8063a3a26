import type { AttendeeAction, AttendeeActionReport, AttendeeInFull } from '@laurel/client'
import { Menu } from '@mantine/core'
import { Button } from '../../components/button.ts'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { LongTextField, TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import type { Chosen } from '../../components/list-types.ts'
import { asSentence } from '../../components/problem-sentence.ts'
import { toast } from '../../components/toasts.tsx'
import { COLON, useLanguage } from '../../messages/use-messages.tsx'
import { approvalMessages } from '../../shell-parts/messages/approval.ts'
import { attendeeActionMessages } from './messages/actions.ts'
import { MAX_NAMED, WriteToChosen } from './write-to-chosen.tsx'

type Action = AttendeeAction['action']
type Props = {
  eventId: number
  chosen: Chosen
  filter: NonNullable<AttendeeAction['filter']>
  done: (action: Action) => void
  /** Status of a single person, whose check-in and ticket have buttons of their own; actions that do not fit are left out. */
  status?: AttendeeInFull['status']
}

const MORE: Action[] = ['approve', 'decline', 'add_tag', 'remove_tag', 'restore', 'cancel', 'delete']
const NAMED = 5

/** Whether an action can apply to a person with a status; to several people any can. */
function fits(action: Action, status: Props['status']): boolean {
  if (status === undefined) return true
  // One registration is decided about by buttons of its own.
  if (action === 'approve' || action === 'decline') return false
  return action === 'restore' ? status === 'cancelled' : action !== 'cancel' || status !== 'cancelled'
}

/** The actions that people need most for several attendees, or for those who wait for approval. */
function firstActions(isPending: boolean, mayCheckIn: boolean): Action[] {
  if (isPending) return ['approve', 'decline']
  return mayCheckIn ? ['check_in', 'send_ticket'] : ['send_ticket']
}

/** Actions for the selected attendees. */
export function AttendeeActions({ eventId, chosen, filter, done, status }: Props) {
  const { who } = useRouteContext({ from: '/inside' })
  const { names, more, issue } = attendeeActionMessages
  const [action, setAction] = useState<Action | null>(null)
  const isPending = filter.status?.join() === 'pending'
  const first = status === undefined ? firstActions(isPending, may(who, 'checkin:write')) : []
  const whom = chosen.all ? { filter } : { ids: [...chosen.ids] }
  return (
    <>
      {first.map((each) => (
        <Button key={each} variant="default" size="compact-sm" onClick={() => setAction(each)}>
          {names[each]}
        </Button>
      ))}
      {(status ?? 'registered') === 'registered' &&
        !isPending &&
        may(who, 'certificates:write') &&
        !chosen.all &&
        chosen.count <= MAX_NAMED && (
          <Button
            variant="default"
            size="compact-sm"
            renderRoot={(props) => (
              <Link
                to="/events/$eventId/certificates"
                params={{ eventId }}
                search={{ issue: chosen.ids.join() }}
                {...props}
              />
            )}
          >
            {issue}
          </Button>
        )}
      <WriteToChosen eventId={eventId} chosen={chosen} filter={filter} />
      <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button variant="default" size="compact-sm">
            {more}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {MORE.filter((each) => fits(each, status) && !first.includes(each)).map((each) => (
            <Menu.Item key={each} onClick={() => setAction(each)}>
              {names[each]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {action && (
        <ActionOnChosen eventId={eventId} action={action} whom={whom} done={done} close={() => setAction(null)} />
      )}
    </>
  )
}

type Whom = Pick<AttendeeAction, 'ids' | 'filter'>
type ActionProps = { eventId: number; action: Action; whom: Whom; done: (action: Action) => void; close: () => void }

function ActionOnChosen({ eventId, action, whom, done, close }: ActionProps) {
  const text = attendeeActionMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [told, setTold] = useState<Told | null>(null)
  const name = text.names[action]
  if (told === null && (action.endsWith('_tag') || action === 'decline'))
    return <AskFirst action={action} name={name} answer={setTold} close={close} />
  const { tag } = told ?? {}
  const stale = () => client.invalidateQueries({ queryKey: ['attendees', eventId] })
  const body: AttendeeAction = { action, ...whom, ...told }
  const takeBack = async ({ action, tag, ids }: NonNullable<AttendeeActionReport['undo']>) => {
    try {
      await laurel.attendees.act(eventId, { action, ids, ...(tag != null && { tag }) })
      toast(text.undone)
    } catch {
      toast(text.notUndone)
    }
    await stale()
  }
  return (
    <ActionWithPreview
      title={tag === undefined ? name : `${name}${COLON} ${tag}`}
      preview={() => laurel.attendees.act(eventId, body, { dry_run: true })}
      label={({ affected }) => text.label[action](formats.number(affected))}
      isPossible={({ affected }) => affected > 0}
      isDanger={action === 'delete' || action === 'cancel' || action === 'decline'}
      action={() => laurel.attendees.act(eventId, body)}
      done={async ({ affected, undo }) => {
        toast(text.done[action](formats.number(affected)), undo ? () => takeBack(undo) : undefined)
        done(action)
        await stale()
      }}
      close={close}
    >
      {(report) => (
        <>
          {action === 'delete' && <p>{text.deleteAbout}</p>}
          <Outcome report={report} />
        </>
      )}
    </ActionWithPreview>
  )
}

type Told = Pick<AttendeeAction, 'tag' | 'reason'>
type AskProps = { action: Action; name: string; answer: (told: Told) => void; close: () => void }

/** Asks for the tag of an action, or for the reason of a refusal, before its preview. */
function AskFirst({ action, name, answer, close }: AskProps) {
  const text = attendeeActionMessages
  const approval = approvalMessages
  const read = async (values: FormData): Promise<Told> =>
    action === 'decline' ? { reason: textOf(values, 'reason') || null } : { tag: textOf(values, 'tag') }
  return (
    <Dialog title={name} close={close}>
      <Form submit={text.next} save={read} done={answer}>
        {action === 'decline' ? (
          <LongTextField
            name="reason"
            label={approval.reason}
            description={approval.reasonAbout}
            minRows={2}
            maxLength={500}
            data-autofocus
          />
        ) : (
          <TextField name="tag" label={text.tag} required maxLength={50} data-autofocus />
        )}
      </Form>
    </Dialog>
  )
}

function Outcome({ report: { affected, skipped, skipped_count } }: { report: AttendeeActionReport }) {
  const text = attendeeActionMessages
  const { formats } = useLanguage()
  const named = skipped.slice(0, NAMED)
  return (
    <>
      <p>{text.about(formats.number(affected))}</p>
      {skipped_count > 0 && (
        <div>
          <strong>{text.skipped(formats.number(skipped_count))}</strong>
          <ul>
            {named.map(({ id, name, reason }) => (
              <li key={id}>
                <bdi>{name ?? id}</bdi>: {asSentence(reason)}
              </li>
            ))}
            {skipped_count > named.length && <li>{text.noMore(formats.number(skipped_count - named.length))}</li>}
          </ul>
        </div>
      )}
    </>
  )
}
