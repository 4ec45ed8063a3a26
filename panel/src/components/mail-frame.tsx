import { useCallback, useState } from 'react'

const EMPTY = '<!doctype html><title>Email</title>'
/** Height of the frame before its content is known, in pixels. */
const FIRST_HEIGHT = 320

/**
 * Email as its recipient sees it, in a frame where no script runs and from which no link leads. Its styles are set one by
 * one, because the page allows none in markup.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const fill = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame === null) return
      const draw = () => {
        const { contentDocument } = frame
        if (contentDocument === null) return
        drawMail(contentDocument, html)
        // The document is never lower than its frame, its body is.
        setHeight(Math.ceil(contentDocument.body.getBoundingClientRect().height))
      }
      frame.addEventListener('load', draw)
      draw()
      return () => frame.removeEventListener('load', draw)
    },
    [html],
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

function drawMail(target: Document, html: string): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=laurel-nonce]')?.content ?? ''
  // The parser must see no style that the page refuses, because the browser reports each.
  const allowed = html.replaceAll(/\sstyle=/gi, ' data-style=').replaceAll(/<style\b/gi, `<style nonce="${nonce}"`)
  const parsed = new DOMParser().parseFromString(allowed, 'text/html')
  for (const each of parsed.querySelectorAll('script, link, meta, base')) each.remove()
  for (const link of parsed.querySelectorAll('a')) link.removeAttribute('href')
  target.documentElement.replaceWith(target.importNode(parsed.documentElement, true))
  for (const each of target.querySelectorAll<HTMLElement>('[data-style]')) {
    each.style.cssText = each.dataset['style'] ?? ''
    delete each.dataset['style']
  }
}
