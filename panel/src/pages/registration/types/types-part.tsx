import type { Event, RegistrationType } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { typesQuery } from '../../../api/registration-types-query.ts'
import { Button } from '../../../components/button.ts'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { questionMessages } from '../../../components/questions/messages.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { DeleteType } from './delete-type.tsx'
import { typeMessages } from './messages.ts'
import { TypeDialog } from './type-dialog.tsx'
import { TypeRow } from './type-row.tsx'
import { useMoveType } from './use-move-type.ts'

/** The most types of an event, as the service has it. */
const MAX_TYPES = 20

type Props = { of: Event; answered: Record<string, number>; mayWrite: boolean }

/** The registration types of an event: their places, closing dates and questions, and their order. */
export function TypesPart({ of, answered, mayWrite }: Props) {
  const text = typeMessages
  const { movedTo } = questionMessages
  const id = useId()
  const stored = useQuery(typesQuery(of.id))
  const types = stored.data ?? []
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [removed, setRemoved] = useState<RegistrationType | null>(null)
  const [said, say] = useState('')
  const move = useMoveType(of.id, types)
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <h2 id={id} className="group-title">
        {text.title}
      </h2>
      {stored.isError && <ProblemNote error={stored.error} retry={() => void stored.refetch()} />}
      {stored.data?.length === 0 && (
        <EmptyNote title={text.none}>
          <p>{text.noneHow}</p>
        </EmptyNote>
      )}
      {types.length > 0 && <p className="soft">{text.about}</p>}
      <ol className="type-list" hidden={types.length === 0} aria-labelledby={id}>
        {types.map((type, nth) => (
          <TypeRow
            key={type.id}
            of={type}
            {...{ nth, mayWrite }}
            count={types.length}
            zone={of.event_timezone}
            isMoving={move.isPending}
            edit={() => setEdited(type.id)}
            remove={() => setRemoved(type)}
            move={(to) => {
              move.mutate({ id: type.id, to })
              say(movedTo(String(to + 1), String(types.length)))
            }}
          />
        ))}
      </ol>
      {mayWrite && stored.data && <AddType isFull={types.length >= MAX_TYPES} add={() => setEdited('new')} />}
      <span className="hidden-text" role="status">
        {said}
      </span>
      {edited !== null && (
        <TypeDialog
          event={of}
          {...{ types, answered }}
          of={types.find((type) => type.id === edited) ?? null}
          close={() => setEdited(null)}
        />
      )}
      {removed && <DeleteType of={removed} close={() => setRemoved(null)} />}
    </section>
  )
}

function AddType({ isFull, add }: { isFull: boolean; add: () => void }) {
  const text = typeMessages
  const { number } = useLanguage().formats
  return (
    <div className="row">
      <Button variant="default" disabled={isFull} onClick={add}>
        {text.add}
      </Button>
      {isFull && <span className="soft">{text.full(number(MAX_TYPES))}</span>}
    </div>
  )
}
