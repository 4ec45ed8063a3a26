// Runs in a page from anywhere: puts the form, whose address it has with `.js` behind it, where it stands.
;(() => {
  const script = document.currentScript
  const form = new URL(script.src)
  form.pathname = form.pathname.replace(/\.js$/, '')
  form.search = '?embed=1'
  const frame = document.createElement('iframe')
  frame.src = form.href
  frame.title = script.dataset.title || 'Form'
  frame.style.border = '0'
  frame.style.width = '100%'
  frame.style.height = '720px'
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== form.origin || data?.laurel !== 'form') return
    if (data.height > 0) frame.style.height = `${data.height}px`
    if (/^https:/.test(data.redirect)) window.location.assign(data.redirect)
  })
  script.after(frame)
})()
