/** The laurel mark as lines on a 24 × 24 grid. */
export const LAUREL_LINES =
  '<path d="M12 21.5C6.6 20.6 3.6 16.6 4.2 11c.2-2.3 1.2-4.6 2.6-6.3M12 21.5c5.4-.9 8.4-4.9 7.8-10.5-.2-2.3-1.2-4.6-2.6-6.3"/><path d="M4.3 12.5c-1.5-.4-2.3-1.4-2.5-3 1.5.3 2.4 1.3 2.5 3zM5.6 16.6c-1.6 0-2.7-.8-3.3-2.3 1.6-.1 2.7.7 3.3 2.3zM5.1 8.7c-1-1.1-1.1-2.4-.4-3.8 1.1 1.1 1.2 2.4.4 3.8zM19.7 12.5c1.5-.4 2.3-1.4 2.5-3-1.5.3-2.4 1.3-2.5 3zM18.4 16.6c1.6 0 2.7-.8 3.3-2.3-1.6-.1-2.7.7-3.3 2.3zM18.9 8.7c1-1.1 1.1-2.4.4-3.8-1.1 1.1-1.2 2.4-.4 3.8z"/>'

/** The mark as a favicon, in a green that is visible on light and dark tabs. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#2f7a5f" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${LAUREL_LINES}</svg>
`
