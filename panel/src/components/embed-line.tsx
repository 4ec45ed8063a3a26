import { CopyButton } from './copy-button.tsx'
import { embedMessages } from './messages/embed.ts'

/** One line of HTML with the registration form for a website. `url` is the address of the event page. */
export function EmbedLine({ url }: { url: string }) {
  const text = embedMessages
  const [, site, slug] = /^(.*)\/e\/([^/]+)$/.exec(url) ?? []
  if (site === undefined) return null
  const line = `<script async src="${site}/embed.js" data-event="${slug}"></script>`
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.embed}</h2>
      <p className="soft">{text.embedAbout}</p>
      <pre className="body" dir="ltr">
        <code>{line}</code>
      </pre>
      <div>
        <CopyButton text={line} label={text.copyEmbed} />
      </div>
      <p className="soft">{text.embedMore}</p>
    </section>
  )
}
