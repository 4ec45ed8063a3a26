import { useState } from 'react'
import { MailFrame } from '../../components/mail-frame.tsx'
import './emails.css'
import { mailViewMessages } from './messages/mail-view.ts'

type Props = {
  title: string
  html: string
  text: string
  pictures: Readonly<Record<string, string>>
}

const VIEWS = ['desktop', 'phone', 'dark', 'text'] as const

/** Email as a computer, a phone, a dark mail program or a program without HTML shows it. */
export function MailView({ title, html, text: plain, pictures }: Props) {
  const text = mailViewMessages
  const [view, setView] = useState<(typeof VIEWS)[number]>('desktop')
  return (
    <div className="stack">
      <div className="list-tabs mail-views" role="group" aria-label={text.views}>
        {VIEWS.map((each) => (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
            {text.names[each]}
          </button>
        ))}
      </div>
      {view === 'text' ? (
        <pre className="body mail-text" dir="auto">
          {plain}
        </pre>
      ) : (
        <div className="mail-width" data-narrow={view === 'phone' || undefined}>
          <MailFrame html={html} title={title} scheme={view === 'dark' ? 'dark' : 'light'} pictures={pictures} />
        </div>
      )}
    </div>
  )
}
