import { sha256 } from '../../lib/crypto/sha256.ts'

const LEAF = Buffer.from([0])
const NODE = Buffer.from([1])

/** Returns the hash of an entry in a Merkle tree (RFC 6962, section 2.1). */
export const leafHash = (entry: Buffer): Buffer => sha256(Buffer.concat([LEAF, entry]))

/** Returns the hash of a node with two children (RFC 6962, section 2.1). */
export const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(Buffer.concat([NODE, left, right]))

/**
 * Adds a leaf to the right edge of a tree: the hashes of its largest full subtrees, from the left. Appending needs no
 * other nodes.
 * @param size of the tree before
 * @param onFull called for each node that becomes full, with its height and its index at that height
 */
export function appendLeaf(
  edge: Buffer[],
  size: number,
  leaf: Buffer,
  onFull?: (height: number, index: number, hash: Buffer) => void,
): void {
  let node = leaf
  let index = size
  for (let height = 0; ; height++) {
    onFull?.(height, index, node)
    if (index % 2 === 0) break
    node = nodeHash(edge.pop()!, node)
    index = (index - 1) / 2
  }
  edge.push(node)
}

/** Returns the root of a tree from its right edge; that of no entries is the hash of nothing. */
export function rootOf(edge: Buffer[]): Buffer {
  const last = edge.at(-1)
  if (last === undefined) return sha256('')
  return edge.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last)
}

/** Leaves from `start` up to but not including `end`. */
export type LeafRange = { start: number; end: number }

/** A node whose subtree is full: the 2^height leaves from index × 2^height on. */
export type TreeNode = { height: number; index: number }

/** Returns the full nodes that a range consists of, the largest first. The range starts where its largest node does. */
export function fullNodes({ start, end }: LeafRange): TreeNode[] {
  const nodes: TreeNode[] = []
  for (let at = start; at < end; ) {
    const height = Math.floor(Math.log2(end - at))
    nodes.push({ height, index: at / 2 ** height })
    at += 2 ** height
  }
  return nodes
}

/** Returns the ranges whose hashes prove that a tree contains a leaf, from the bottom up (RFC 6962, section 2.1.1). */
export function inclusionRanges(index: number, size: number): LeafRange[] {
  return pathTo({ start: index, end: index + 1 }, { start: 0, end: size })
}

/**
 * Returns the ranges whose hashes prove that a tree of `size` leaves continues one of `old` leaves (RFC 6962, section
 * 2.1.2).
 */
export function consistencyRanges(old: number, size: number): LeafRange[] {
  if (old === 0 || old === size) return []
  let [start, end] = [0, size]
  const siblings: LeafRange[] = []
  while (end !== old) {
    const middle = start + half(end - start)
    if (old <= middle) {
      siblings.unshift({ start: middle, end })
      end = middle
    } else {
      siblings.unshift({ start, end: middle })
      start = middle
    }
  }
  // A verifier has the old root, and needs no node that equals it.
  return start === 0 ? siblings : [{ start, end }, ...siblings]
}

function pathTo(leaf: LeafRange, tree: LeafRange): LeafRange[] {
  let { start, end } = tree
  const siblings: LeafRange[] = []
  while (end - start > 1) {
    const middle = start + half(end - start)
    if (leaf.start < middle) {
      siblings.unshift({ start: middle, end })
      end = middle
    } else {
      siblings.unshift({ start, end: middle })
      start = middle
    }
  }
  return siblings
}

/** The largest power of two below a number. */
const half = (size: number) => 2 ** Math.floor(Math.log2(size - 1))
