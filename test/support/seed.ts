/**
 * The seed of all random choices in tests. `npm test` makes one for each run and prints it when a test failed; `SEED`
 * sets it.
 */
export const SEED = Number(process.env['SEED'] ?? 0)
