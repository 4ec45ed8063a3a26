import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useProblem } from '../../components/form.tsx'
import { TextInput } from '../../components/inputs.ts'
import { useFollowed } from '../../components/use-followed.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { crmMessages } from '../messages/crm.ts'

export type NamedRecord = { id: number; name: string; about?: string | null }

type Props = {
  name: string
  label: string
  /** The chosen record so far; null: none. */
  of: NamedRecord | null
  /** First part of the query key, such as `accounts`. */
  kind: string
  /** Finds records by a text; an empty text finds the newest. */
  find: (search: string) => Promise<NamedRecord[]>
}

const WAIT_MS = 200

/** Field that refers to a record, which is found by its name. Its input has the id, or nothing. */
export function RecordField({ name, label, of, kind, find }: Props) {
  const text = crmMessages
  const [chosen, setChosen] = useFollowed(of)
  const [isChanging, setChanging] = useState(false)
  const id = useId()
  const problem = useProblem(name)
  const choose = (to: NamedRecord | null) => {
    setChosen(to)
    setChanging(false)
  }
  return (
    <fieldset className="plain-group record-field" aria-describedby={problem && id}>
      <legend>{label}</legend>
      <input type="hidden" name={name} value={chosen?.id ?? ''} aria-label={label} />
      {!isChanging && (
        <div className="row">
          <span>{chosen ? <bdi>{chosen.name}</bdi> : <span className="soft">{text.noneChosen}</span>}</span>
          <button type="button" className="plain edged" onClick={() => setChanging(true)}>
            {chosen ? text.change : text.choose} <span className="hidden-text">{label}</span>
          </button>
          {chosen && (
            <button type="button" className="plain" onClick={() => choose(null)}>
              {text.clear} <span className="hidden-text">{label}</span>
            </button>
          )}
        </div>
      )}
      {isChanging && <FindRecord {...{ label, kind, find, choose }} />}
      {problem && (
        <p id={id} className="field-problem">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

type FindProps = Pick<Props, 'label' | 'kind' | 'find'> & { choose: (to: NamedRecord) => void }

/** Finds a record by its name. */
export function FindRecord({ label, kind, find, choose }: FindProps) {
  const text = crmMessages
  const { number } = useLanguage().formats
  const [typed, setTyped] = useState('')
  const found = useQuery({
    queryKey: [kind, 'to choose', typed.trim()],
    queryFn: async ({ signal }) => {
      await new Promise((go) => setTimeout(go, typed === '' ? 0 : WAIT_MS))
      return signal.aborted ? [] : find(typed.trim())
    },
    placeholderData: (before) => before,
  })
  return (
    <div className="stack">
      <TextInput
        type="search"
        aria-label={text.find(label)}
        placeholder={text.find(label)}
        value={typed}
        data-autofocus
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found.data?.[0]) choose(found.data[0])
        }}
      />
      <span className="hidden-text" role="status">
        {found.data && (found.data.length === 0 ? text.nobodyFound : text.found(number(found.data.length)))}
      </span>
      {found.data?.length === 0 && <span className="soft">{text.nobodyFound}</span>}
      <ul className="found-records">
        {found.data?.map((record) => (
          <li key={record.id}>
            <button type="button" className="plain" onClick={() => choose(record)}>
              <bdi>{record.name}</bdi>
              {record.about && (
                <span className="soft">
                  <bdi>{record.about}</bdi>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
