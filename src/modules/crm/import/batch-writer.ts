const utf8 = new TextEncoder()

/** Maximum length of a list in UTF-16 units, so that no reader has to hold a huge text. */
const MAX_LENGTH = 500_000

/** Collects values with their lengths into lists of at most `max` values, each stored as JSON in UTF-8. */
export function batchWriter<Value>(max: number) {
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
      if (open.length === max || length > MAX_LENGTH) close()
    },
    count: () => count,
    end(): Uint8Array[] {
      if (open.length > 0) close()
      return batches
    },
  }
}
