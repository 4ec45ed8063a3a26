/** A witness of the issuance logs (C2SP tlog-witness). */
export type LogWitness = {
  /** Verifier key, such as `witness.example.org+2f1c04aa+BA…`. */
  key: string
  /** Address below which it takes checkpoints, without a slash at the end. */
  url: string
}
