// Runs in a page of any origin. After its own element it puts a frame: the registration for the event in `data-event`,
// or the form whose address is its own without `.js`.
;(() => {
  const script = document.currentScript
  const { event, theme, accent, title } = script.dataset
  const page = new URL(script.src)
  const frame = document.createElement('iframe')
  if (event === undefined) {
    page.pathname = page.pathname.replace(/\.js$/, '')
    page.search = '?embed=1'
  } else {
    if (!/^[\w-]+$/.test(event)) return
    page.pathname = page.pathname.replace(/embed\.js$/, `e/${event}/embed`)
    page.search = new URLSearchParams({ ...(theme && { theme }), ...(accent && { accent }) })
    // A frame of another colour scheme than its page is not transparent.
    frame.style.colorScheme = theme === 'light' || theme === 'dark' ? theme : 'light dark'
  }
  frame.src = page.href
  frame.title = title || (event === undefined ? 'Form' : 'Registration')
  frame.style.border = '0'
  frame.style.width = '100%'
  frame.style.height = '720px'
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== page.origin || data?.laurel !== 'form') return
    if (data.height > 0) frame.style.height = `${Math.min(data.height, 20000)}px`
    if (/^https:/.test(data.redirect)) window.location.assign(data.redirect)
  })
  // Nothing is shown in the head of a page.
  if (!script.closest('head')) script.after(frame)
  else if (document.body) document.body.append(frame)
  else document.addEventListener('DOMContentLoaded', () => document.body.append(frame))
})()
