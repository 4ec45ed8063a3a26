import type { Speaker } from '@laurel/client'
import { useId, useState } from 'react'
import { Button } from '../../components/button.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { agendaMessages } from './messages.ts'
import { pathOf, SpeakerDialog } from './speaker-dialog.tsx'

type Props = { eventId: number; speakers: readonly Speaker[]; mayWrite: boolean }

/** The speakers of an event with their pictures. */
export function SpeakersPart({ eventId, speakers, mayWrite }: Props) {
  const text = agendaMessages
  const { number } = useLanguage().formats
  const id = useId()
  const [edited, setEdited] = useState<Speaker | 'new' | null>(null)
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <div className="row agenda-between">
        <h2 id={id} className="group-title">
          {text.speakers}
        </h2>
        {mayWrite && (
          <Button variant="default" size="compact-sm" onClick={() => setEdited('new')}>
            {text.addSpeaker}
          </Button>
        )}
      </div>
      {speakers.length === 0 && <p className="soft">{text.noSpeakers}</p>}
      <ul className="speaker-list">
        {speakers.map((speaker) => (
          <li key={speaker.id}>
            {speaker.picture_url ? (
              <img src={pathOf(speaker.picture_url)} width={48} height={48} alt="" />
            ) : (
              <span className="speaker-initial" aria-hidden>
                {speaker.name.slice(0, 1)}
              </span>
            )}
            <div>
              {mayWrite ? (
                <button type="button" className="session-title" onClick={() => setEdited(speaker)}>
                  <bdi>{speaker.name}</bdi>
                </button>
              ) : (
                <b>
                  <bdi>{speaker.name}</bdi>
                </b>
              )}
              <p className="soft">
                {[speaker.role, text.talks(number(speaker.session_ids.length))].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {edited !== null && (
        <SpeakerDialog eventId={eventId} of={edited === 'new' ? null : edited} close={() => setEdited(null)} />
      )}
    </section>
  )
}
