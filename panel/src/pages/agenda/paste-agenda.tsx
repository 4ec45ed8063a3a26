import type { SessionImport } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { staleAgenda } from '../../api/session-queries.ts'
import { Button } from '../../components/button.ts'
import { ColumnHeads } from '../../components/column-heads.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Textarea } from '../../components/inputs.ts'
import { Note } from '../../components/note.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { Scrolled } from '../../components/scrolled.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { wallTimeOf } from '../../messages/wall-time.ts'
import { agendaMessages } from './messages.ts'

type Props = { eventId: number; zone: string; close: () => void }

/** Takes a pasted agenda, shows the verdict on each line, and then stores it. */
export function PasteAgenda({ eventId, zone, close }: Props) {
  const text = agendaMessages
  const { number } = useLanguage().formats
  const client = useQueryClient()
  const [pasted, setPasted] = useState('')
  const check = useMutation({
    mutationFn: (text: string) => laurel.sessions.import(eventId, { text }, { dry_run: true }),
  })
  const store = useMutation({
    mutationFn: () => laurel.sessions.import(eventId, { text: pasted }),
    onSuccess: async ({ created }) => {
      toast(text.stored(number(created)))
      close()
      await staleAgenda(client, eventId)
    },
  })
  const take = (text: string) => {
    setPasted(text)
    if (text.trim() !== '') check.mutate(text)
  }
  const seen = check.data
  return (
    <Dialog title={text.paste} close={close} size="xl">
      <div className="stack">
        {seen === undefined ? (
          <PasteText {...{ pasted, setPasted, take }} busy={check.isPending} error={check.error} />
        ) : (
          <>
            {seen.failed > 0 && <Note tone="problem">{text.fix}</Note>}
            <Verdicts {...{ seen, zone }} />
            {store.isError && <ProblemNote error={store.error} />}
            <div className="form-end">
              <Button
                disabled={seen.failed > 0 || seen.created === 0}
                loading={store.isPending}
                onClick={() => store.mutate()}
              >
                {text.store(number(seen.created))}
              </Button>
              <Button variant="default" onClick={() => check.reset()}>
                {text.back}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

type PasteTextProps = {
  pasted: string
  setPasted: (text: string) => void
  /** Checks a text. */
  take: (text: string) => void
  busy: boolean
  error: unknown
}

/** A text box for the agenda, or a file instead. */
function PasteText({ pasted, setPasted, take, busy, error }: PasteTextProps) {
  const text = agendaMessages
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <p className="soft">{text.pasteHow}</p>
      <Textarea
        label={text.pasteLabel}
        placeholder={text.sample}
        rows={12}
        value={pasted}
        data-autofocus
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      {error !== null && <ProblemNote error={error} />}
      <div className="form-end">
        <Button disabled={pasted.trim() === ''} loading={busy} onClick={() => take(pasted)}>
          {text.check}
        </Button>
        <Button variant="default" onClick={() => file.current?.click()}>
          {text.choose}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={text.choose}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={async (event) => take((await event.currentTarget.files?.[0]?.text()) ?? '')}
        />
      </div>
    </>
  )
}

function Verdicts({ seen, zone }: { seen: SessionImport; zone: string }) {
  const text = agendaMessages
  const { day } = useLanguage().formats
  const time = (start: string, end: string | null) =>
    `${day(start, zone)}, ${[start, end ?? start].map((at) => wallTimeOf(at, zone).slice(11)).join('–')}`
  return (
    <Scrolled label={text.verdict} className="agenda-verdicts">
      <table className="plain-table">
        <ColumnHeads names={[text.line, text.verdict, text.time, text.sessionTitle, text.room, text.speakers]} />
        <tbody>
          {seen.rows.map((row) => (
            <tr key={row.row} data-verdict={row.verdict}>
              <td>{row.row}</td>
              <td>
                <b>{text.verdicts[row.verdict]}</b>
                {row.message && row.verdict === 'refused' && <p>{row.message}</p>}
              </td>
              <td>{row.start_time && time(row.start_time, row.end_time)}</td>
              <td>
                <bdi>{row.title}</bdi>
                {row.track && <span className="soft"> · {row.track}</span>}
              </td>
              <td>{row.location}</td>
              <td>{row.speakers.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}
