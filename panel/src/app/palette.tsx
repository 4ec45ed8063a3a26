import './palette.css'
import { type KeyboardEvent, useId, useState } from 'react'
import { DialogFrame } from '../components/dialog-frames.tsx'
import { TextInput } from '../components/inputs.ts'
import { paletteMessages } from './messages/palette.ts'
import { type Entry, usePaletteEntries } from './use-palette-entries.ts'

type Props = { help: () => void; close: () => void }

/** Every place by its name, what can be done on this page, and records of all kinds, from anywhere. Loaded when it is first opened. */
export function Palette({ help, close }: Props) {
  const text = paletteMessages
  const id = useId()
  const [query, setQuery] = useState('')
  const [reached, setReached] = useState(0)
  const { groups, isLooking } = usePaletteEntries(query, help)
  const entries = groups.flatMap(({ entries }) => entries)
  const at = Math.min(reached, entries.length - 1)
  const choose = (entry: Entry | undefined) => {
    if (entry === undefined) return
    close()
    // By then the focus is back where it was, and what is done may take it from there.
    setTimeout(entry.run)
  }
  const hear = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + entries.length }[event.key]
    if (event.nativeEvent.isComposing || (to === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    if (to === undefined) choose(entries[at])
    else setReached(entries.length ? to % entries.length : 0)
  }
  return (
    <DialogFrame title={text.goTo} close={close} size="lg">
      <TextInput
        className="palette-input"
        data-autofocus
        aria-label={text.goTo}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={entries[at] && `${id}-${at}`}
        autoComplete="off"
        value={query}
        onKeyDown={hear}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setReached(0)
        }}
      />
      <div role="listbox" id={id} aria-label={text.goTo} className="palette" aria-busy={isLooking}>
        {groups.map((group) => (
          <Group
            key={group.name}
            of={group}
            idOf={(entry) => `${id}-${entries.indexOf(entry)}`}
            reached={entries[at]}
            choose={choose}
          />
        ))}
      </div>
      {entries.length === 0 && (
        <p className="soft" role="status">
          {isLooking ? text.looking : text.nothingFound}
        </p>
      )}
    </DialogFrame>
  )
}

type GroupProps = {
  of: { name: string; entries: readonly Entry[] }
  idOf: (entry: Entry) => string
  reached: Entry | undefined
  choose: (entry: Entry) => void
}

function Group({ of: { name, entries }, idOf, reached, choose }: GroupProps) {
  return (
    <div role="group" aria-label={name}>
      <div className="palette-group" aria-hidden>
        {name}
      </div>
      {entries.map((entry) => (
        <Option key={entry.id} id={idOf(entry)} of={entry} isReached={entry === reached} choose={() => choose(entry)} />
      ))}
    </div>
  )
}

type OptionProps = { id: string; of: Entry; isReached: boolean; choose: () => void }

function Option({ id, of, isReached, choose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the focus and hears the keys
    <div
      role="option"
      id={id}
      aria-selected={isReached}
      className="palette-option"
      ref={(element) => (isReached ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <bdi>{of.label}</bdi>
      {of.note && <bdi className="soft">{of.note}</bdi>}
    </div>
  )
}
