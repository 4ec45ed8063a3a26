// Runs in a form that stands in a frame: tells the page around it how tall it is, and where a form that was sent leads.
;(() => {
  if (window.parent === window) return
  const tell = (about) => window.parent.postMessage({ laurel: 'form', ...about }, '*')
  const root = document.documentElement
  new ResizeObserver(() => tell({ height: Math.ceil(root.getBoundingClientRect().height) })).observe(root)
  const begin = () => {
    const onward = document.querySelector('a.onward')
    if (onward) tell({ redirect: onward.href })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
})()
