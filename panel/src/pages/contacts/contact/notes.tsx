import { Skeleton } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { LongTextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { MoreButton } from '../../../components/more-button.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { noteMessages } from '../messages/notes.ts'
import { NoteLine } from './note-line.tsx'
import { useDeleteNote } from './use-delete-note.ts'

const SHOWN = 10

/** Notes on a contact, newest first, with a form for the next. */
export function Notes({ contactId }: { contactId: number }) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = noteMessages
  const id = useId()
  const mayWrite = may(who, 'crm:write')
  const { deleting, deleteNote } = useDeleteNote(contactId)
  const found = useInfiniteQuery({
    queryKey: ['contacts', contactId, 'notes'],
    queryFn: async ({ pageParam: page }) => laurel.crm.notes.list(contactId, { page, limit: SHOWN }),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (pages.length * SHOWN < pages[0]!.total ? pages.length + 1 : undefined),
  })
  const notes = found.data?.pages.flatMap(({ rows }) => rows).filter((note) => !deleting.includes(note.id)) ?? []
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <h2 className="group-title" id={id}>
        {text.title}
      </h2>
      {mayWrite && <NewNote contactId={contactId} />}
      {found.isPending && <Skeleton height={60} />}
      {found.isError && <ProblemNote error={found.error} retry={() => void found.refetch()} />}
      {found.isSuccess && notes.length === 0 && !mayWrite && <p className="soft">{text.none}</p>}
      <ul className="story notes">
        {notes.map((note) => (
          <NoteLine key={note.id} of={note} mayWrite={mayWrite} remove={() => deleteNote(note.id)} />
        ))}
      </ul>
      <MoreButton of={found} label={text.more} />
    </section>
  )
}

function NewNote({ contactId }: { contactId: number }) {
  const text = noteMessages
  const client = useQueryClient()
  return (
    <Form
      isEmptied
      submit={text.add}
      save={(values) => laurel.crm.notes.create(contactId, { text: textOf(values, 'text') })}
      done={async () => {
        await client.invalidateQueries({ queryKey: ['contacts', contactId] })
      }}
    >
      <LongTextField name="text" aria-label={text.text} placeholder={text.example} minRows={2} maxLength={10_000} />
    </Form>
  )
}
