import { ConfigError, loadConfig } from './config.ts'
import type { Environment } from './settings.ts'

/** Returns the problems for which a configuration is rejected; none for a valid one. */
export function problemsOf(env: Environment): string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
