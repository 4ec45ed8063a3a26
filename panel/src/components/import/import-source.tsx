import { Title } from '@mantine/core'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../button.ts'
import { Textarea } from '../inputs.ts'
import { importStepMessages } from './messages.ts'

/** A file, or rows as they were pasted. */
export type Source = File | string

type Props = {
  /** Says which rows can be pasted and which files are read. */
  about: string
  /** Rows that show how a list can look. */
  sample: string
  take: (source: Source) => void
}

/** An empty sheet that takes a paste, a file, or a drop. */
export function ImportSource({ about, sample, take }: Props) {
  const text = importStepMessages
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
      <p className="soft">{about}</p>
      <Textarea
        aria-label={text.paste}
        placeholder={sample}
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
