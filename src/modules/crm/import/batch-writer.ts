const utf8 = new TextEncoder()

/** Takes values one by one and keeps them as lists of so many, each as JSON in UTF-8. */
export function batchWriter<Value>(most: number) {
  const batches: Uint8Array[] = []
  let open: Value[] = []
  let count = 0
  const close = () => {
    batches.push(utf8.encode(JSON.stringify(open)))
    open = []
  }
  return {
    add(value: Value): void {
      open.push(value)
      count += 1
      if (open.length === most) close()
    },
    count: () => count,
    end(): Uint8Array[] {
      if (open.length > 0) close()
      return batches
    },
  }
}
