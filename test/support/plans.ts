type Node = { 'Node Type': string; 'Actual Loops': number; 'Actual Rows': number; Plans?: Node[] } & Record<
  string,
  unknown
>

/** Which table or index was looked at, how many of its rows, and how many pages. */
export type Scan = { on: string; rows: number; pages: number }

const pagesOf = (node: Node) =>
  ((node['Shared Hit Blocks'] as number | undefined) ?? 0) + ((node['Shared Read Blocks'] as number | undefined) ?? 0)

/** The scans that were really run, of what `explain (analyze, format json)` says: which table or index, how many rows each looked at, and how many pages. */
export function scansOf(explained: { 'QUERY PLAN': [{ Plan: Node }] }) {
  const scans: Scan[] = []
  const visit = (node: Node) => {
    const on = (node['Index Name'] ?? node['Relation Name']) as string | undefined
    const looked = node['Actual Rows'] + ((node['Rows Removed by Filter'] as number | undefined) ?? 0)
    if (on && node['Actual Loops'] > 0)
      scans.push({ on, rows: Math.round(looked * node['Actual Loops']), pages: pagesOf(node) })
    for (const child of node.Plans ?? []) visit(child)
  }
  visit(explained['QUERY PLAN'][0].Plan)
  return scans
}
