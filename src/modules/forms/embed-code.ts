import { html } from 'ghtml'

/** What organisers put into pages of their own: a frame as tall as most forms, or a script that makes one of the right height. */
export function embedCode(url: string, name: string): { iframe: string; script: string } {
  return {
    iframe: html`<iframe src="${url}?embed=1" title="${name}" width="100%" height="720" style="border:0"></iframe>`,
    script: html`<script src="${url}.js" data-title="${name}" async></script>`,
  }
}
