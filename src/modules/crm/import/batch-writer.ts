const utf8 = new TextEncoder()

/** In UTF-16 units: a list that is longer would be a text that is hard to hold, whoever reads it. */
const MAX_LENGTH = 500_000

/** Takes values one by one, with their lengths, and keeps them as lists of so many, each as JSON in UTF-8. */
export function batchWriter<Value>(most: number) {
  const batches: Uint8Array[] = []
  let open: Value[] = []
  let count = 0
  let length = 0
  const close = () => {
    batches.push(utf8.encode(JSON.stringify(open)))
    open = []
    length = 0
  }
  return {
    add(value: Value, size = 0): void {
      open.push(value)
      count += 1
      length += size
      if (open.length === most || length > MAX_LENGTH) close()
    },
    count: () => count,
    end(): Uint8Array[] {
      if (open.length > 0) close()
      return batches
    },
  }
}
