import { useRef } from 'react'
import { LongTextField, TextField } from '../../../components/fields.tsx'
import { useFollowed } from '../../../components/use-followed.ts'
import { templateMessages } from '../messages/templates.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { InsertMenu } from './insert-menu.tsx'
import type { TemplateLanguage, Words } from './template-languages.ts'

type Props = {
  language: TemplateLanguage
  /** Kind of the template, which decides the variables; empty: any. */
  kind: string
  prefix: string
  of: Words
  /** The HTML that was saved last. */
  savedHtml: string
  isShown: boolean
  /** Called when the text goes on as Markdown, or as HTML again. */
  onRewritten: (words: Words) => void
}

const WAYS = ['markdown', 'html'] as const
type Way = (typeof WAYS)[number]

/** Subject and text of a template in one language. */
export function WordsFields({ language, kind, prefix, of, savedHtml, isShown, onRewritten }: Props) {
  const text = templateMessages
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  const source = useRef<HTMLTextAreaElement>(null)
  const subject = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useFollowed(of)
  const way = 'markdown' in written ? 'markdown' : 'html'
  const rewrite = (to: Way) => {
    const now = source.current?.value ?? ''
    if (to === way || (to === 'html' && !window.confirm(text.toHtml))) return
    const changed = to === 'markdown' ? { markdown: htmlToMarkdown(now) } : { html: savedHtml }
    const words = { subject: subject.current?.value ?? of.subject, text: of.text, ...changed }
    last.current = null
    setWritten(words)
    onRewritten(words)
  }
  return (
    <fieldset
      className="plain-group stack template-words"
      hidden={!isShown}
      lang={language}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target
      }}
    >
      <TextField
        ref={subject}
        name={`${prefix}subject`}
        label={text.subject}
        maxLength={300}
        defaultValue={of.subject}
        dir="auto"
      />
      <div className="row">
        <WayTabs way={way} choose={rewrite} />
        <InsertMenu kind={kind} way={way} field={() => last.current ?? source.current} />
      </div>
      <LongTextField
        key={way}
        ref={source}
        className="source"
        name={`${prefix}${way}`}
        label={text[way]}
        description={text.about[way]}
        minRows={14}
        maxRows={28}
        maxLength={way === 'markdown' ? 20_000 : 100_000}
        spellCheck
        defaultValue={'markdown' in written ? written.markdown : written.html}
      />
      <PlainField name={`${prefix}text`} text={of.text ?? ''} />
    </fieldset>
  )
}

function WayTabs({ way, choose }: { way: Way; choose: (way: Way) => void }) {
  const text = templateMessages
  return (
    <div className="list-tabs" role="group" aria-label={text.writtenAs}>
      {WAYS.map((each) => (
        <button key={each} type="button" aria-pressed={each === way} onClick={() => choose(each)}>
          {text.ways[each]}
        </button>
      ))}
    </div>
  )
}

function PlainField({ name, text: plain }: { name: string; text: string }) {
  const text = templateMessages
  return (
    <LongTextField
      className="source"
      name={name}
      label={text.plain}
      description={text.plainAbout}
      minRows={2}
      maxRows={16}
      maxLength={100_000}
      defaultValue={plain}
    />
  )
}
