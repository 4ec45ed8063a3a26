import type { Task } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { LongTextField, SelectField, TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { TimeField, timeIn } from '../../components/time-field.tsx'
import { toast } from '../../components/toasts.tsx'
import '../crm/crm.css'
import { findCompanies, findContacts, findDeals } from '../crm/find-records.ts'
import { membersQuery } from '../crm/owner-field.tsx'
import { type NamedRecord, RecordField } from '../crm/record-field.tsx'
import { taskMessages } from '../messages/tasks.ts'

/** Records that a new task is about. */
export type TaskAbout = { contact?: NamedRecord; company?: NamedRecord; deal?: NamedRecord }

type Props = { of: Task | null; about?: TaskAbout; close: () => void }

const idIn = (values: FormData, name: string) => Number(values.get(name)) || null

/** Adds or edits a task. */
export function TaskDialog({ of, about = {}, close }: Props) {
  const text = taskMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [isDeleting, setDeleting] = useState(false)
  const zone = who.organisation.time_zone
  const done = async (said: string) => {
    toast(said)
    close()
    await client.invalidateQueries({ queryKey: ['tasks'] })
  }
  const save = (values: FormData) => {
    const task = {
      title: textOf(values, 'title'),
      notes: textOf(values, 'notes'),
      due_at: timeIn(values, 'due_at', zone),
      owner_id: idIn(values, 'owner_id'),
      contact_id: idIn(values, 'contact_id'),
      account_id: idIn(values, 'account_id'),
      deal_id: idIn(values, 'deal_id'),
    }
    return of === null ? laurel.crm.tasks.create(task) : laurel.crm.tasks.update(of.id, task)
  }
  if (of !== null && isDeleting)
    return (
      <ActionWithPreview
        title={of.title}
        label={text.remove}
        isDanger
        action={() => laurel.crm.tasks.delete(of.id)}
        done={() => done(text.removed(of.title))}
        close={close}
      >
        <p>{text.removeSure}</p>
      </ActionWithPreview>
    )
  return (
    <Dialog title={of === null ? text.add : text.edit} close={close} size="lg">
      <Form
        submit={of === null ? text.add : text.save}
        save={save}
        done={() => done(of === null ? text.added : text.saved)}
        beside={of !== null && <DeleteButton label={text.remove} onClick={() => setDeleting(true)} />}
      >
        <TaskFields {...{ of, about, zone }} />
      </Form>
    </Dialog>
  )
}

const DeleteButton = ({ label, onClick }: { label: ReactNode; onClick: () => void }) => (
  <Button variant="subtle" color="red" onClick={onClick}>
    {label}
  </Button>
)

function TaskFields({ of, about, zone }: { of: Task | null; about: TaskAbout; zone: string }) {
  const text = taskMessages
  const named = (id: number | null | undefined, name: string | null | undefined, other?: NamedRecord) =>
    id == null ? (of === null ? (other ?? null) : null) : { id, name: name ?? String(id) }
  return (
    <>
      <TextField name="title" label={text.name} defaultValue={of?.title ?? ''} data-autofocus />
      <div className="beside">
        <TimeField name="due_at" label={text.due} description={text.dueHow} zone={zone} at={of?.due_at ?? null} />
        <TaskOwnerField of={of} />
      </div>
      <RecordField
        name="contact_id"
        label={text.contact}
        kind="contacts"
        of={named(of?.contact_id, of?.contact_name, about.contact)}
        find={findContacts}
      />
      <RecordField
        name="account_id"
        label={text.company}
        kind="accounts"
        of={named(of?.account_id, of?.account_name, about.company)}
        find={findCompanies}
      />
      <RecordField
        name="deal_id"
        label={text.deal}
        kind="deals"
        of={named(of?.deal_id, of?.deal_title, about.deal)}
        find={findDeals}
      />
      <LongTextField name="notes" label={text.notes} defaultValue={of?.notes ?? ''} />
    </>
  )
}

/** Choice of a member; people who may not see members choose between themselves, the owner so far and nobody. */
export function TaskOwnerField({ of }: { of: Pick<Task, 'owner_id' | 'owner_name'> | null }) {
  const text = taskMessages
  const { who } = useRouteContext({ from: '/inside' })
  const members = useQuery({ ...membersQuery, enabled: may(who, 'people:read') })
  const self = { id: who.person.id, name: who.person.name }
  const known = members.data ?? [self]
  const owner = of?.owner_id ?? null
  const other =
    owner !== null && !known.some(({ id }) => id === owner) ? [{ id: owner, name: of?.owner_name ?? '' }] : []
  return (
    <SelectField
      key={members.data ? 'loaded' : 'loading'}
      name="owner_id"
      label={text.owner}
      defaultValue={String(of === null ? self.id : (owner ?? ''))}
      data={[
        ...[...known, ...other].map(({ id, name }) => ({ value: String(id), label: name })),
        { value: '', label: text.nobody },
      ]}
    />
  )
}
