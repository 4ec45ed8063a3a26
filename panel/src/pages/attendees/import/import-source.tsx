import type { AttendeeImport } from '@laurel/client'
import { Title } from '@mantine/core'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../../components/button.ts'
import { Textarea } from '../../../components/inputs.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { importMessages } from './messages.ts'

/** A file, or rows as they were pasted. */
export type Source = File | string

/** Column mapping, if it was not recognised, and what to do with existing attendees. */
export type Choices = { mapping?: NonNullable<AttendeeImport['mapping']>; on_existing: 'skip' | 'update' }

/** An empty sheet that takes a paste, a file, or a drop. */
export function ImportSource({ take }: { take: (source: Source) => void }) {
  const text = useMessages(importMessages)
  const [pasted, setPasted] = useState('')
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) take(file)
    else take(event.dataTransfer.getData('text/plain'))
  }
  return (
    <section
      className="surface padded stack drop"
      data-over={over || undefined}
      aria-label={text.source}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Title order={2} size="h4">
        {text.source}
      </Title>
      <p className="soft">{text.sourceHow}</p>
      <Textarea
        aria-label={text.paste}
        placeholder={text.sample}
        rows={10}
        value={pasted}
        data-autofocus
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <div className="row">
        <Button disabled={pasted.trim() === ''} onClick={() => take(pasted)}>
          {text.look}
        </Button>
        <Button variant="default" onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        <span className="soft">{text.drop}</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={text.choose}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) take(file)
          }}
        />
      </div>
    </section>
  )
}
