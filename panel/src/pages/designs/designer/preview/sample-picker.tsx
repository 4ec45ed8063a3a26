import { useRef } from 'react'
import { Button } from '../../../../components/button.ts'
import { NativeSelect, TextInput } from '../../../../components/inputs.ts'
import { ProblemNote } from '../../../../components/problem-note.tsx'
import { COLON, useLanguage } from '../../../../messages/use-messages.tsx'
import { designerMessages } from '../../messages/designer.ts'
import { sampleMessages } from '../../messages/pictures.ts'
import { ChevronLeft, ChevronRight } from '../parts/designer-icons.ts'
import type { Choice, useSample } from './use-sample.ts'

/** Typing does not send a request per letter. */
const TYPING_MS = 200

type Props = { designId: number; picked: ReturnType<typeof useSample>; mayReadPeople: boolean }

/** Chooses the data for the preview: difficult samples, or attendees of an event one by one. */
export function SamplePicker({ designId, picked, mayReadPeople }: Props) {
  const text = designerMessages
  const words = sampleMessages
  const { choice, change, isPeople, events, event, person } = picked
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (search: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change({ search }), TYPING_MS)
  }
  const options = (of: Record<string, string>) =>
    Object.entries(of).map(([value, label]) => ({ value, label: `${text.sample}${COLON} ${label}` }))
  const people = { group: words.ofEvent, items: options(words.orders) }
  return (
    <>
      <NativeSelect
        aria-label={text.sample}
        value={choice.who}
        data={[{ group: words.madeUp, items: options(text.samples) }, ...(mayReadPeople ? [people] : [])]}
        onChange={(event) => change({ who: event.currentTarget.value as Choice['who'] })}
      />
      {isPeople && event && (
        <NativeSelect
          aria-label={words.event}
          value={event.id}
          data={events.data!.map(({ id, name, template_id }) => ({
            value: String(id),
            label: template_id === designId ? words.usesThis(name) : name,
          }))}
          onChange={(event) => change({ eventId: Number(event.currentTarget.value) })}
        />
      )}
      {choice.who === 'search' && (
        <TextInput
          type="search"
          aria-label={words.look}
          placeholder={words.look}
          defaultValue={choice.search}
          onChange={(event) => later(event.currentTarget.value)}
        />
      )}
      {isPeople && person.data && <Flip picked={picked} />}
    </>
  )
}

/** Says why there is no attendee to show. */
export function PreviewProblems({ picked: { isPeople, events, person } }: Pick<Props, 'picked'>) {
  const words = sampleMessages
  if (!isPeople) return null
  return (
    <>
      {events.data?.length === 0 && <p className="soft">{words.noEvents}</p>}
      {events.isError && <ProblemNote error={events.error} retry={() => void events.refetch()} />}
      {person.isError && <ProblemNote error={person.error} retry={() => void person.refetch()} />}
    </>
  )
}

/** Moves between attendees and shows the current name. */
function Flip({ picked: { choice, change, shown, total } }: Pick<Props, 'picked'>) {
  const words = sampleMessages
  const { formats } = useLanguage()
  const { nth } = choice
  if (total === 0) return <span role="status">{words.nobody}</span>
  return (
    <>
      <Button
        variant="default"
        aria-label={words.previous}
        disabled={nth === 0}
        onClick={() => change({ nth: nth - 1 })}
      >
        <ChevronLeft aria-hidden size={16} />
      </Button>
      <Button
        variant="default"
        aria-label={words.next}
        disabled={nth >= total - 1}
        onClick={() => change({ nth: nth + 1 })}
      >
        <ChevronRight aria-hidden size={16} />
      </Button>
      <bdi role="status">{words.nth(shown.sample.attendee_name, formats.number(nth + 1), formats.number(total))}</bdi>
    </>
  )
}
