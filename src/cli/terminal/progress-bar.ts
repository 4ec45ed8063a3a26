const WIDTH = 30

/** Shows a progress bar on standard error if that is a terminal. */
export function progressBar(label: string): { show: (done: number, total: number) => void; end: () => void } {
  let shown = ''
  const write = (line: string) => {
    if (!process.stderr.isTTY || line === shown) return
    process.stderr.write(`\r\u001b[K${line}`)
    shown = line
  }
  return {
    show(done, total) {
      const part = total > 0 ? Math.min(1, done / total) : 0
      const full = Math.round(part * WIDTH)
      write(`${label} [${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.floor(part * 100)} %  ${done}/${total}`)
    },
    end: () => write(''),
  }
}

/** Shows the elapsed time of work without measurable progress. */
export async function whileWaiting<T>(label: string, work: Promise<T>): Promise<T> {
  if (!process.stderr.isTTY) return work
  const began = performance.now()
  const write = () => process.stderr.write(`\r\u001b[K${label} … ${Math.round((performance.now() - began) / 1_000)} s`)
  write()
  const timer = setInterval(write, 1_000)
  try {
    return await work
  } finally {
    clearInterval(timer)
    process.stderr.write('\r\u001b[K')
  }
}
