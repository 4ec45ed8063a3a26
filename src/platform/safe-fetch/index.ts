export { fetchBytes } from './fetch-bytes.ts'
export { judgeAddress, judgeTarget } from './judge-target.ts'
export { createSafeAgent } from './safe-agent.ts'
export { type SafeFetchReason, toSafeFetchError } from './safe-fetch-error.ts'
