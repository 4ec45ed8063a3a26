import { html } from 'ghtml'

/**
 * Returns HTML for other websites: an iframe tall enough for most forms, or a script that creates one of the right
 * height.
 */
export function embedCode(url: string, name: string): { iframe: string; script: string } {
  return {
    iframe: html`<iframe src="${url}?embed=1" title="${name}" width="100%" height="720" style="border:0"></iframe>`,
    script: html`<script src="${url}.js" data-title="${name}" async></script>`,
  }
}
