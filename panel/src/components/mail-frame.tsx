import { useCallback, useState } from 'react'
import './mail-frame.css'

const EMPTY = '<!doctype html><title>Email</title>'
/** Height of the frame before its content is known, in pixels. */
const FIRST_HEIGHT = 320

const NO_PICTURES: Pictures = {}

/** Addresses of the pictures that an email carries, by their name in `cid:`. */
type Pictures = Readonly<Record<string, string>>

type Props = {
  html: string
  title: string
  /** Colours to show whatever the browser prefers. */
  scheme?: 'light' | 'dark'
  pictures?: Pictures
}

/**
 * Email as its recipient sees it, in a frame where no script runs and from which no link leads. Its styles are set one by
 * one, because the page allows none in markup.
 */
export function MailFrame({ html, title, scheme, pictures = NO_PICTURES }: Props) {
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const fill = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame === null) return
      const draw = () => {
        const { contentDocument } = frame
        if (contentDocument === null) return
        drawMail(contentDocument, inScheme(html, scheme), pictures)
        // The document is never lower than its frame, its body is.
        setHeight(Math.ceil(contentDocument.body.getBoundingClientRect().height))
      }
      frame.addEventListener('load', draw)
      draw()
      return () => frame.removeEventListener('load', draw)
    },
    [html, scheme, pictures],
  )
  return (
    <iframe
      ref={fill}
      className="mail-frame"
      title={title}
      sandbox="allow-same-origin"
      srcDoc={EMPTY}
      style={{ blockSize: height }}
    />
  )
}

/** Makes the style sheet for dark programs apply always or never. */
function inScheme(html: string, scheme: Props['scheme']): string {
  if (scheme === undefined) return html
  return html.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, scheme === 'dark' ? 'all' : 'not all')
}

function drawMail(target: Document, html: string, pictures: Pictures): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=laurel-nonce]')?.content ?? ''
  // The parser must see no style that the page refuses, because the browser reports each.
  const allowed = html.replaceAll(/\sstyle=/gi, ' data-style=').replaceAll(/<style\b/gi, `<style nonce="${nonce}"`)
  const parsed = new DOMParser().parseFromString(allowed, 'text/html')
  for (const each of parsed.querySelectorAll('script, link, meta, base')) each.remove()
  for (const link of parsed.querySelectorAll('a')) link.removeAttribute('href')
  for (const image of parsed.querySelectorAll('img')) {
    const carried = pictures[image.getAttribute('src')?.replace(/^cid:/, '') ?? '']
    // Without its picture the alternative text is shown, and nothing is asked of other sites.
    if (carried === undefined) image.removeAttribute('src')
    else image.src = carried
  }
  target.documentElement.replaceWith(target.importNode(parsed.documentElement, true))
  for (const each of target.querySelectorAll<HTMLElement>('[data-style]')) {
    each.style.cssText = each.dataset['style'] ?? ''
    delete each.dataset['style']
  }
}
