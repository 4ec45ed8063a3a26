// Runs in a framed page: reports its height to the page around it, and the address that a form leads to once sent.
;(() => {
  if (window.parent === window) return
  const report = (about) => window.parent.postMessage({ laurel: 'form', ...about }, '*')
  const root = document.documentElement
  new ResizeObserver(() => report({ height: Math.ceil(root.getBoundingClientRect().height) })).observe(root)
  const begin = () => {
    // Browsers ignore the attribute in frames of other origins; only a form that was sent back has it.
    document.querySelector('[autofocus]')?.focus()
    const onward = document.querySelector('a.onward')
    if (onward) report({ redirect: onward.href })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
})()
