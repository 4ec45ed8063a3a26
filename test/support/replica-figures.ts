import type { Service } from './installation.ts'

/** Returns the reads that replicas served, and those that the primary served instead, by reason. */
export async function replicaFigures({ url }: Service): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const rows = text.matchAll(/^laurel_replica_reads_total\{served_by="(\w+)",reason="(\w*)"\} (\d+)$/gm)
  return Object.fromEntries([...rows].map(([, by, reason, count]) => [reason || by!, Number(count)]))
}

/** Returns the seconds by which the replica is behind; null while it cannot be reached. */
export async function replicaLag({ url }: Service): Promise<number | null> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const found = /^laurel_replica_lag_seconds\{replica="[^"]+"\} (\S+)$/m.exec(text)
  return found && Number(found[1])
}
