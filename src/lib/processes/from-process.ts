import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** The metrics of one process, as prom-client returns them. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/**
 * A process has started. `firstKey` as in Deps, `setUpLink` as in Running; `connections` is the number that the
 * database allows this user.
 */
export type Ready = { type: 'ready'; firstKey: string | null; setUpLink: string | null; connections: number }

/**
 * A process asks for the metrics of all; the primary process asks each, each replies, and the primary sends all to the
 * asker.
 */
export type FromProcess =
  | Ready
  | { type: 'ask-figures'; id: number }
  | { type: 'own-figures'; id: number; figures: Figures }

export type ToProcess =
  | { type: 'tell-figures'; id: number }
  | { type: 'all-figures'; id: number; all: { process: number; figures: Figures }[] }
  /** Sent to processes that are ready: the TLS certificate and key for new connections, as PEM. */
  | { type: 'use-tls'; cert: string; key: string }
