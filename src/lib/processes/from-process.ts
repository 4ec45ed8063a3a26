import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** The figures of one process as prom-client tells them. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** The start of a process succeeded. `firstKey` as in Deps, `setUpLink` as in Running, `connections` what the database lets this user open. */
export type Ready = { type: 'ready'; firstKey: string | null; setUpLink: string | null; connections: number }

/** A process asks for the figures of all; the first process asks each; each answers; the first one answers the asker. */
export type FromProcess =
  | Ready
  | { type: 'ask-figures'; id: number }
  | { type: 'own-figures'; id: number; figures: Figures }

export type ToProcess =
  | { type: 'tell-figures'; id: number }
  | { type: 'all-figures'; id: number; all: { process: number; figures: Figures }[] }
  /** Sent to processes that are ready: the certificate and key of new connections, in PEM form. */
  | { type: 'use-tls'; cert: string; key: string }
